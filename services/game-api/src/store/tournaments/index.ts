export * from './events.ts'
export * from './matches.ts'
export * from './staff.ts'
