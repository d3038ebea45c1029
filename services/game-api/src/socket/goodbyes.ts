/** Why a connection is ended by the service, for the client; and whether it should come back. */
export interface Goodbye {
  readonly code: string
  readonly text: string
  readonly retry: boolean
}

export const GOODBYES = {
  noHello: comeBack('no-hello', 'the first frame must be a hello'),
  helloAgain: stayAway('bad-frame', 'hello is said once'),
  notText: stayAway('bad-frame', 'frames are JSON text'),
  tooEarly: stayAway('too-early', 'commands come after the welcome'),
  tooManyFrames: comeBack('too-many-frames', 'more frames than anybody needs; come back more slowly'),
  tooSlow: comeBack('too-slow', 'too much waits to be read; come back and catch up'),
  noMatch: stayAway('no-match', 'there is no such match'),
  elsewhere: comeBack('elsewhere', 'the match is served by another process; try again'),
  cutOff: comeBack('cut-off', 'this node cannot reach the one that has the match; come back'),
  moved: comeBack('moved', 'the match is taken over; come back'),
  noSuchToken: stayAway('no-such-token', 'this token is not valid for this match'),
  tokenRevoked: stayAway('token-revoked', 'this token was revoked'),
  noSuchShow: comeBack(
    'no-such-show',
    'there is no such show, or the key is wrong; try again later: its caster may recreate it',
  ),
  showFull: comeBack('show-full', 'this show has as many screens as it can have'),
  fault: comeBack('fault', 'a fault of the service; come back'),
  restarting: comeBack('restarting', 'the service restarts; come back'),
} as const satisfies Readonly<Record<string, Goodbye>>

export function badFrame(problem: string): Goodbye {
  return stayAway('bad-frame', problem)
}

function comeBack(code: string, text: string): Goodbye {
  return { code, text, retry: true }
}

function stayAway(code: string, text: string): Goodbye {
  return { code, text, retry: false }
}
