import { expect, it } from 'vitest'
import { createViewChoice, VIEWS } from './view-choice.ts'

it('the views follow each other in a ring', () => {
  const views = createViewChoice()
  const seen = VIEWS.map(() => {
    const { value } = views.view
    views.next()
    return value
  })
  expect(seen).toEqual([...VIEWS])
  expect(views.view.value).toBe(VIEWS[0])
  views.choose('top')
  expect(views.view.value).toBe('top')
})
