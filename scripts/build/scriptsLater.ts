import type { Plugin } from 'vite'

const whole = 'export const tsrStartManifest'

/**
 * Removes the scripts from TanStack Start's data about each route: it would put them into the page's head and start
 * them at once. The page loads them after its first paint (src/ui/early/fetchScripts.ts); `routeScripts` lists them.
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
