import type { Plugin } from 'vite'

const nothing = 'export default () => null'

/** Modules that antd imports but that we never use, by the end of their file names. */
const leftOut: Readonly<Record<string, string>> = {
  // The tree in a column filter's menu, and the validation of antd's own forms (ours use react-hook-form): together a
  // tenth of a working page's code.
  '/antd/es/tree/index.js': nothing,
  '/@rc-component/async-validator/es/index.js': nothing,
  // A table measures the browser's scroll bar with a style element in the page's head, which the policy blocks. It is
  // only needed for tables that scroll inside.
  '/@rc-component/util/es/getScrollBarSize.js':
    'export default () => 0; export const getTargetScrollBarSize = () => ({ width: 0, height: 0 })',
}

/** Leaves that code out of the browser build. */
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
