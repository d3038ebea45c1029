import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publicKeyOf } from '../../log/proof/ed25519.ts'
import { judgeSeal, sealText, signSeal } from '../../log/proof/seal.ts'
import { judgeTournamentSeal, signTournament, type TournamentProof, tournamentProofText } from './seals.ts'

const KEY = new Uint8Array(32).fill(1)
const hash = '989808b93c068cf9c44cde1348dce422a705da83d0c592e098c7ad7657ed63c2'
const log: TournamentProof = { type: 'log', id: 'm', hash }
const archive: TournamentProof = { type: 'archive', id: 'm', hash }

describe('what is signed of a tournament', () => {
  test('is what the format says', () => {
    expect(tournamentProofText(log)).toBe(`getaway-tournament-seal/1\nm\n${hash}`)
    expect(tournamentProofText(archive)).toBe(`getaway-archive/1\nm\n${hash}`)
    expect(signTournament(log, 'k', KEY).signature).toBe(
      '2w1h6sXezeRBJPsD5iu7Hzd7qmg2OIcn2c-KRpDXuybBEQ2LAGgddK1ibicQz1uHuDX_DPcXXhpa7fAwF716Dw',
    )
    expect(signTournament(archive, 'k', KEY).signature).toBe(
      '76VUMz2GLVwrgtu8GUhI__0vM3Pq_GUsIzrKpFss-X1DufbcZmVzHQqvCj7v1kdVQt5W9C2Dlq4pTSy2hnJaCw',
    )
  })

  test('is valid by the trusted key only, and by no other hash or id', () => {
    const trusted = publicKeyOf(KEY)
    const seal = signTournament(log, 'k', KEY)
    expect(judgeTournamentSeal(log, seal, trusted)).toBe('valid')
    expect(judgeTournamentSeal(log, seal)).toBe('self-signed')
    expect(judgeTournamentSeal({ ...log, id: 'n' }, seal, trusted)).toBe('invalid')
    expect(judgeTournamentSeal({ ...log, hash: 'a'.repeat(64) }, seal, trusted)).toBe('invalid')
  })

  test('no seal can be shown as one of another kind', () => {
    const ofMatch = signSeal({ matchId: 'm', previousHash: hash, key: 'k', privateKey: KEY })
    expect(judgeTournamentSeal(log, ofMatch)).toBe('invalid')
    expect(judgeTournamentSeal(archive, ofMatch)).toBe('invalid')
    for (const proof of [log, archive]) {
      const seal = signTournament(proof, 'k', KEY)
      expect(judgeSeal({ data: seal, matchId: 'm', previousHash: hash })).toBe('invalid')
    }
    const texts = (id: string, of: string) => [
      sealText(id, of),
      tournamentProofText({ type: 'log', id, hash: of }),
      tournamentProofText({ type: 'archive', id, hash: of }),
    ]
    // Whatever is signed under one, and whatever is asked for under another.
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (id, of, otherId, otherOf) => {
        for (const [index, text] of texts(id, of).entries())
          for (const [other, same] of texts(otherId, otherOf).entries())
            if (index !== other) expect(text).not.toBe(same)
      }),
      { numRuns: 100 * Number(process.env.PROVE ?? 1) },
    )
  })
})
