import type { Plugin } from 'vite'

const whole = 'export const tsrStartManifest'

/**
 * Takes the scripts out of what TanStack Start knows of each route: it would name them in the page's head and start them
 * at once. The page asks for them once it is drawn (src/ui/early/fetchScripts.ts); which they are, `routeScripts` says.
 */
export function scriptsLater(): Plugin {
  return {
    name: 'scripts-later',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!id.includes('tanstack-start-manifest')) return undefined
      if (!code.includes(whole)) throw new Error(`${id} has no ${whole}`)
      return {
        code: `${code.replace(whole, 'const wholeManifest')}
const { routes, ...rest } = wholeManifest()
const entries = Object.entries(routes)
export const routeScripts = Object.fromEntries(entries.map(([id, { preloads = [] }]) => [id, preloads]))
export const routeStyles = Object.fromEntries(entries.map(([id, { css = [] }]) => [id, css]))
const bare = entries.map(([id, { preloads, scripts, ...route }]) => [id, route])
export const tsrStartManifest = () => ({ ...rest, routes: Object.fromEntries(bare) })
`,
        map: null,
      }
    },
  }
}
