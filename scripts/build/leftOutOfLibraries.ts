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
  // Nothing is animated, and all texts are Chinese.
  '/antd/es/_util/wave/index.js': 'export default ({ children }) => children ?? null',
  '/antd/es/locale/en_US.js': 'export default {}',
  // The chat has its own field and its own texts.
  '/@ant-design/x/es/sender/components/SlotTextArea.js': nothing,
  '/@ant-design/x/es/locale/useLocale.js': 'export default () => [{}]',
  // Every query can be an infinite one; our lists have pages.
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `export function infiniteQueryBehavior() { throw new Error('Left out by scripts/build') }
    export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage }`,
  // React has had it since version 18.
  '/use-sync-external-store/shim/index.js': "module.exports = require('react')",
}

/**
 * What @ant-design/x has of antd. With native controls in its slots it shows no control of antd's
 * (docs/decisions/0038), only texts.
 */
const antdOfX = `export { ConfigProvider, theme } from 'antd'
  export const Typography = { Text: 'span' }
  const LeftOut = () => null
  export { ${['Button', 'Carousel', 'Divider', 'Dropdown', 'Flex', 'Input', 'Popover', 'Tooltip'].map((name) => `LeftOut as ${name}`).join(', ')} }`
const antdOfXId = '\0antd-of-x'

/** Leaves that code out of the browser build. */
export function leftOutOfLibraries(): Plugin {
  return {
    name: 'left-out-of-libraries',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    resolveId(id, importer) {
      return id === 'antd' && importer?.includes('/node_modules/@ant-design/x/') === true ? antdOfXId : undefined
    },
    load(id) {
      if (id === antdOfXId) return antdOfX
      const file = id.replaceAll('\\', '/')
      return Object.entries(leftOut).find(([name]) => file.endsWith(`/node_modules${name}`))?.[1]
    },
  }
}
