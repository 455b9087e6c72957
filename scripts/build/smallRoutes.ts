import type { Plugin } from 'vite'

const CHILDREN = /const (\w+Children)(?:: \w+)? = \{([^}]*)\}/g
const PLACE = /\.update\(\{\s*id: ((["'])[^"']*\2),\s*path: \1,\s*getParentRoute: (\(\) => \w+),?\s*\}(?: as any)?\)/g
const ADDRESS = /\bcreateFileRoute\((["'])[^"']*\1\)/g

const AT = '\nfunction at(id, getParentRoute) { return { id, path: id, getParentRoute } }\n'

/**
 * Removes names from the route tree, which every page loads, that the browser does not need: the keys of child routes,
 * and each route's address within its own file, which is for the types. A route whose id equals its path states it
 * once.
 */
export function smallRoutes(): Plugin {
  return {
    name: 'small-routes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /[\\/]src[\\/](routeTree\.gen\.ts$|routes[\\/])/ },
      handler(code, id) {
        const isTree = id.endsWith('routeTree.gen.ts')
        return { code: isTree ? smallTree(code) : code.replaceAll(ADDRESS, 'createFileRoute()'), map: null }
      },
    },
  }
}

export function smallTree(code: string): string {
  if (!/const \w+Children\b.*= \{/.test(code)) throw new Error('The route tree names no children of a route')
  return code.replaceAll(CHILDREN, childrenInOrder).replaceAll(PLACE, '.update(at($1, $3))') + AT
}

/** The router also accepts the children as a list. */
function childrenInOrder(_written: string, name: string, entries: string): string {
  const routes = entries.split(',').map((entry) => entry.replace(/.*:/s, '').trim())
  return `const ${name} = [${routes.filter((route) => route !== '').join(', ')}]`
}
