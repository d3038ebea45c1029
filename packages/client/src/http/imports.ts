import * as http from '../protocol/http.ts'
import type { Requests } from './requests.ts'

/** Logs from elsewhere, which are apart from the record. */
export interface Imports {
  /** As text or bytes, packed with gzip or not. The `secret` of the answer deletes it. */
  importLog(log: string | Uint8Array<ArrayBuffer>): Promise<http.LogImported>
  readImport(id: string): Promise<http.ImportedLog>
  readImportedLog(id: string): Promise<string>
  deleteImport(id: string, secret: string): Promise<void>
}

export function createImports(requests: Requests): Imports {
  const { post, read, readText } = requests
  const path = (id: string) => `/api/imports/${encodeURIComponent(id)}`
  return {
    importLog: (log) => post('/api/imports', http.logImported, { body: { type: 'log', bytes: log } }),
    readImport: (id) => read(path(id), http.importedLog),
    readImportedLog: (id) => readText(`${path(id)}/log`),
    deleteImport: (id, secret) => requests.delete(path(id), { token: secret }),
  }
}
