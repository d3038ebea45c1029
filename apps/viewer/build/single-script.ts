import { type BuildEnvironmentOptions, build, type Plugin } from 'vite'
import { withoutHeadsets } from './without-headsets.ts'

export type Minify = NonNullable<BuildEnvironmentOptions['minify']>

interface Single {
  readonly root: string
  readonly input: string
  readonly minify: Minify
  /** Names that stand for values. */
  readonly constants?: Readonly<Record<string, unknown>>
  readonly cssTarget?: BuildEnvironmentOptions['cssTarget']
  /** Modules that nobody asks for there, though others import them. */
  readonly without?: RegExp
}

/** Builds all that an entry needs into one script that imports nothing, and one text of styles with its typeface in it. */
export async function singleScript({
  root,
  input,
  minify,
  constants = {},
  cssTarget,
  without,
}: Single): Promise<{
  readonly code: string
  readonly css: string
}> {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const built = await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'error', define },
    plugins: [withoutHeadsets(), ...(without ? [leavesOut(without)] : [])],
    build: {
      ...{ write: false, minify, target: 'es2023', cssCodeSplit: false },
      ...(cssTarget !== undefined && { cssTarget }),
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: `${root}/${input}`,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []))
  const styles = outputs.flatMap((one) =>
    one.type === 'asset' ? [{ name: one.fileName, source: one.source }] : [],
  )
  const odd = styles.find(({ name }) => !name.endsWith('.css'))
  const [code] = chunks
  if (code === undefined || chunks.length > 1 || odd)
    throw new Error(`${input} was not built into one script: ${odd?.name ?? `${chunks.length} chunks`}`)
  return { code, css: styles.map(({ source }) => String(source)).join('') }
}

function leavesOut(without: RegExp): Plugin {
  return {
    name: 'leaves-out',
    enforce: 'pre',
    load: (id) => (without.test(id) ? 'export {}' : undefined),
  }
}
