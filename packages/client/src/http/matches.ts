import * as http from '../protocol/http.ts'
import { matchPath } from './match-path.ts'
import { type As, queryOf, type Requests } from './requests.ts'

export type MatchSearch = Omit<http.MatchQuery, 'limit'> & { readonly limit?: number }

/** Matches: looked for, made, read, played. */
export interface Matches {
  /** A page of a search, the newest first; its `next` is the `after` of the following page. */
  findMatches(search?: MatchSearch, as?: As): Promise<http.MatchList>
  /** All of them, page by page. */
  allMatches(search?: MatchSearch, as?: As): AsyncGenerator<http.MatchSummary, void>
  /** The first page. */
  listMatches(search?: MatchSearch, as?: As): Promise<readonly http.MatchSummary[]>
  createMatch(wish: http.NewMatch): Promise<http.MatchCreated>
  readMatch(id: string, as?: As): Promise<http.MatchSummary>
  /** What the holder of a seat's or organiser's token may ask for by the rules, with JSON Schemas. */
  readCommands(id: string, as: As): Promise<http.CommandList>
  /** A wish of a seat or of an organiser; what a rule refuses is thrown, with its `clause`. */
  command(id: string, wish: http.CommandRequest, as: As): Promise<http.CommandDone>
  /** The report of an audit, under the match's own policy or another one. */
  readResult(
    id: string,
    whatIf?: { readonly policy?: 'arrival' | 'fair'; readonly cap?: number },
    as?: As,
  ): Promise<http.MatchResult>
}

export function createMatches({ read, post }: Requests): Matches {
  const findMatches = (search: MatchSearch = {}, as?: As) =>
    read(`/api/matches${queryOf(search)}`, http.matchList, as)
  return {
    findMatches,
    async *allMatches(search = {}, as) {
      for (let page = await findMatches(search, as); ; ) {
        yield* page.matches
        if (page.next === null) return
        page = await findMatches({ ...search, after: page.next }, as)
      }
    },
    listMatches: async (search, as) => (await findMatches(search, as)).matches,
    createMatch: (wish) => post('/api/matches', http.matchCreated, { body: { type: 'json', value: wish } }),
    readMatch: (id, as) => read(matchPath(id), http.matchSummary, as),
    readCommands: (id, as) => read(`${matchPath(id)}/commands`, http.commandList, as),
    // The service does it once for each `id`: it may be said again.
    command: (id, wish, as) =>
      post(`${matchPath(id)}/commands`, http.commandDone, {
        ...as,
        repeat: 'safe',
        body: { type: 'json', value: wish },
      }),
    readResult: (id, whatIf = {}, as) =>
      read(`${matchPath(id)}/result${queryOf(whatIf)}`, http.matchResult, as),
  }
}
