export * from './event-cards/index.ts'
export * from './pieces.ts'
