import type { Plugin } from 'vite'

const MODULE = /[\\/]three[\\/]build[\\/]three\.module\.js$/
const CLASS = 'WebXRManager'
/** What the renderer asks of it where nothing is ever presented. */
const NEVER = `class ${CLASS} extends EventDispatcher {
  enabled = false
  isPresenting = false
  setAnimationLoop() {}
  getEnvironmentBlendMode() {}
  dispose() {}
}`

/** Three.js without its part for headsets, which no page shows anything on: every visitor would load it. */
export function withoutHeadsets(): Plugin {
  return {
    name: 'without-headsets',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        const found = this.parse(code).body.find(
          (node) => node.type === 'ClassDeclaration' && node.id?.name === CLASS,
        )
        if (!found) return this.error(`three.module.js has no ${CLASS} any more`)
        return { code: code.slice(0, found.start) + NEVER + code.slice(found.end), map: null }
      },
    },
  }
}
