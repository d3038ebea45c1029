import { useEffect, useMemo } from 'preact/hooks'
import { createLobby } from '../feed/lobby.ts'
import { useDesk, useWords } from './desk.ts'
import { MatchList } from './match-list.tsx'
import { Showcase } from './showcase.tsx'

export function LobbyPage() {
  const { client } = useDesk()
  const say = useWords()
  const lobby = useMemo(() => createLobby(client), [client])
  useEffect(() => lobby.dispose, [lobby])
  const live = lobby.live.value
  const shown = lobby.shown.value

  return (
    <div class="watching">
      {shown === undefined ? (
        <div class="stage empty">
          {live ? (
            <p>
              <strong>{say('live.none')}</strong>
              {say('live.none.more')}
            </p>
          ) : (
            <p>{say('list.loading')}</p>
          )}
        </div>
      ) : (
        <Showcase key={shown} match={shown} />
      )}
      <aside class="panel">
        {lobby.problem.value !== undefined && (
          <p class="warning">
            {say('list.offline')}
            <small>{lobby.problem.value}</small>
          </p>
        )}
        <section aria-labelledby="live-title">
          <h2 id="live-title">{say('live.title')}</h2>
          <MatchList matches={live} shown={shown} kind="watch" none={say('live.none')} />
        </section>
        <section aria-labelledby="over-title">
          <h2 id="over-title">{say('over.title')}</h2>
          <MatchList matches={lobby.over.value} shown={undefined} kind="replay" none={say('over.none')} />
        </section>
      </aside>
    </div>
  )
}
