import { failed, ok, type Result } from '@getaway/engine'

interface Parsed {
  readonly values: { readonly help?: boolean | undefined }
}

/** A command line as a value, or what is wrong with it, which both throw; `help` where that is all it asks for. */
export function callFrom<Given extends Parsed, Call>(
  parse: () => Given,
  callOf: (given: Given) => Call,
): Result<Call | 'help'> {
  try {
    const given = parse()
    return ok(given.values.help ? 'help' : callOf(given))
  } catch (error) {
    return failed((error as Error).message)
  }
}
