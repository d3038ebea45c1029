import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { rowsOfActs } from '../../input/keys/key-table.ts'
import type { KeyHandler } from '../../input/keys/keys.ts'
import type { HandMove } from '../../table/acting.ts'
import { useApp } from '../common/app-context.ts'
import { useKeys } from '../keys/use-keys.ts'
import type { PlayerAtTable } from './use-player.ts'

/** While somebody plays, the page's keys are their hand's: those that all games share, and the game's own. */
export function usePlayingKeys(player: PlayerAtTable['player'], acting: PlayerAtTable['acting']): void {
  const { keys } = useApp()
  const move =
    (made: HandMove, isOpen: (isCarrying: boolean) => boolean = () => true): KeyHandler =>
    ({ time }) => {
      const hand = player.peek()
      if (!hand || !isOpen(hand.isCarrying)) return false
      hand.move(made, time)
      // Else Enter would press the button that was clicked last, and not put down what is carried.
      if (hand.isCarrying && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
  const whileCarrying = (isCarrying: boolean) => isCarrying
  useKeys({
    'last-piece': move({ type: 'next', by: -1 }),
    'next-piece': move({ type: 'next', by: 1 }),
    west: move({ type: 'step', dx: -1, dy: 0 }, whileCarrying),
    east: move({ type: 'step', dx: 1, dy: 0 }, whileCarrying),
    north: move({ type: 'step', dx: 0, dy: -1 }, whileCarrying),
    south: move({ type: 'step', dx: 0, dy: 1 }, whileCarrying),
    turn: move({ type: 'turn', by: 1 }),
    'turn-back': move({ type: 'turn', by: -1 }),
    'put-down': move({ type: 'put-down' }),
    'put-back': move({ type: 'put-back' }, whileCarrying),
  })
  useEffect(() => {
    let leave = () => {}
    const stop = effect(() => {
      const rows = rowsOfActs(acting.value?.acts ?? [])
      leave()
      leave = keys.enter('playing', rows, (act, { key, time }) => {
        const hand = player.peek()
        if (!hand) return false
        // A Tab with nothing to do here goes to the next button, as on every page.
        if (key === 'Tab' && !hand.acts.peek().includes(act)) return false
        hand.move({ type: 'act', act }, time)
        return true
      })
    })
    return () => {
      stop()
      leave()
    }
  }, [keys])
}
