import type { Plugin } from 'vite'

/** How TanStack's code splitting imports the parts of a route. */
const IMPORTER = /= \(\) => (import\((["'])[^"']*\?tsr-split=(?!errorComponent)[^"']*\2\))/g

/**
 * Makes the code of a route wait for a connection, so that a link pressed offline leaves the visitor on the page
 * (whenOnline.ts).
 */
export function waitingRoutes(): Plugin {
  return {
    name: 'waiting-routes',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('/src/routes/') || !code.includes('?tsr-split=')) return undefined
      const waiting = code.replaceAll(IMPORTER, '= () => whenOnline(() => $1)')
      if (waiting === code) return undefined
      return { code: `import { whenOnline } from '/src/ui/online/whenOnline.ts'\n${waiting}`, map: null }
    },
  }
}
