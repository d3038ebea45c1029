import { hash } from 'node:crypto'

export const nodeSha256 = (text: string): string => hash('sha256', text, 'hex')
