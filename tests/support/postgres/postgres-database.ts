import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export const OWNER = 'getaway_owner'
export const APPLICATION = 'getaway_app'

export interface TestDatabase {
  /** The URL of the role that owns the database, for migrations. */
  readonly owner: string
  /** The URL of the role that owns nothing and may do nothing but what it is granted. */
  readonly application: string
}

/** The two roles that every database of a server shares. */
export async function createRoles(superuser: string): Promise<void> {
  await runAs(superuser, [`create role ${OWNER} login`, `create role ${APPLICATION} login`])
}

/** A new and empty database. */
export async function createDatabase(superuser: string, name = newName()): Promise<TestDatabase> {
  await runAs(superuser, [`create database ${name} owner ${OWNER}`])
  // What every version since 15 does by itself.
  await runAs(urlOf(superuser, name), ['revoke create on schema public from public'])
  // Before 15 the schema belongs to the superuser, so its rights go to the owner by hand.
  await runAs(urlOf(superuser, name), [`grant all on schema public to ${OWNER}`])
  return databaseOf(superuser, name)
}

/** A new database with all that is in that one, which nobody may be connected to. */
export async function copyDatabase(superuser: string, template: string): Promise<TestDatabase> {
  const name = newName()
  await runAs(superuser, [`create database ${name} owner ${OWNER} template ${template}`])
  return databaseOf(superuser, name)
}

/** One connection for these statements only. */
export async function runAs(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const newName = () => `test_${randomBytes(8).toString('hex')}`

function databaseOf(superuser: string, name: string): TestDatabase {
  return { owner: urlOf(superuser, name, OWNER), application: urlOf(superuser, name, APPLICATION) }
}

function urlOf(superuser: string, database: string, role?: string): string {
  const url = new URL(superuser)
  url.pathname = `/${database}`
  if (role) url.username = role
  return url.href
}
