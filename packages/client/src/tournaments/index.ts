export {
  createTournamentClient,
  type TournamentClient,
  type TournamentClientOptions,
} from './tournament-client.ts'
