import type { Plugin } from 'vite'

const nothing = 'export default () => null'

/** What antd's modules import and nothing of ours reaches, or may reach, by the end of its file's name. */
const leftOut: Readonly<Record<string, string>> = {
  // The tree in the menu of a column's filter, and the checks of antd's own forms (ours are react-hook-form's): together
  // a tenth of what a working page loads.
  '/antd/es/tree/index.js': nothing,
  '/@rc-component/async-validator/es/index.js': nothing,
  // A table measures the browser's scroll bar by a style element in the page's head, which the policy refuses; it is for
  // tables that scroll inside.
  '/@rc-component/util/es/getScrollBarSize.js':
    'export default () => 0; export const getTargetScrollBarSize = () => ({ width: 0, height: 0 })',
}

/** Leaves that code out of the build for browsers. */
export function leftOutOfAntd(): Plugin {
  return {
    name: 'left-out-of-antd',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const file = id.replaceAll('\\', '/')
      return Object.entries(leftOut).find(([name]) => file.endsWith(`/node_modules${name}`))?.[1]
    },
  }
}
