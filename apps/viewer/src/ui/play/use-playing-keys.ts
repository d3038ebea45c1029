import { effect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { rowsOfActs } from '../../input/keys/key-table.ts'
import type { KeyHandler } from '../../input/keys/keys.ts'
import type { HandMove } from '../../table/acting.ts'
import { useApp } from '../common/app-context.ts'
import { useKeys } from '../keys/use-keys.ts'
import type { PlayerAtTable } from './use-player.ts'

/** While somebody plays, the page's keys are their hand's: those that all games share, and the game's own. */
export function usePlayingKeys(
  player: PlayerAtTable['player'],
  acting: PlayerAtTable['acting'],
  isOn: boolean,
): void {
  const { keys } = useApp()
  const move =
    (made: HandMove, isOpen: (isCarrying: boolean) => boolean = () => true): KeyHandler =>
    ({ time }) => {
      const hand = player.peek()
      if (!hand || !isOpen(hand.isCarrying)) return false
      hand.move(made, time)
      // Otherwise Enter would press the button that was clicked last, and not put down what is carried.
      if (hand.isCarrying && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
  const whileCarrying = (isCarrying: boolean) => isCarrying
  const isHere = useRef(isOn)
  isHere.current = isOn
  useKeys(
    {
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
    },
    isOn,
  )
  useLayoutEffect(() => {
    let leave = () => {}
    const stop = effect(() => {
      const rows = rowsOfActs(acting.value?.acts ?? [])
      leave()
      leave = keys.enter('playing', rows, (act, { key, time }) => {
        const hand = player.peek()
        if (!hand || !isHere.current) return false
        // A key may be shared by acts that are never open together.
        const open = acting
          .peek()
          ?.acts.find((one) => one.keys.includes(key) && hand.acts.peek().includes(one.act))
        // A Tab with nothing to do here goes to the next button, as on every page.
        if (key === 'Tab' && !open) return false
        hand.move({ type: 'act', act: open?.act ?? act }, time)
        return true
      })
    })
    return () => {
      stop()
      leave()
    }
  }, [keys, player, acting])
}
