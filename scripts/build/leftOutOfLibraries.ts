import type { Plugin } from 'vite'

const nothing = 'export default () => null'

/** Modules that libraries import but that we never use, by the end of their file names. */
const leftOut: Readonly<Record<string, string>> = {
  // The tree in a column filter's menu, and the validation of antd's own forms (ours use react-hook-form): together a
  // tenth of a working page's code.
  '/antd/es/tree/index.js': nothing,
  '/@rc-component/async-validator/es/index.js': nothing,
  // A table measures the browser's scroll bar with a style element in the page's head, which the policy blocks. It is
  // only needed for tables that scroll inside.
  '/@rc-component/util/es/getScrollBarSize.js':
    'export default () => 0; export const getTargetScrollBarSize = () => ({ width: 0, height: 0 })',
  // Every query can be an infinite one; our lists have pages.
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `export function infiniteQueryBehavior() { throw new Error('Left out by scripts/build') }
    export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage }`,
  // React has had it since version 18.
  '/use-sync-external-store/shim/index.js': "module.exports = require('react')",
}

/** Leaves that code out of the browser build. */
export function leftOutOfLibraries(): Plugin {
  return {
    name: 'left-out-of-libraries',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const file = id.replaceAll('\\', '/')
      return Object.entries(leftOut).find(([name]) => file.endsWith(`/node_modules${name}`))?.[1]
    },
  }
}
