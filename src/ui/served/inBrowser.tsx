import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { whenOnline } from '../online/whenOnline.ts'
import { useBrowserValue } from '../useBrowserValue.ts'

const here = () => true

/**
 * A part of a page that only the browser renders: its code loads with the first page that shows it, and the server sends
 * `placeholder` instead, which reserves its room. What is built with antd has to be such a part: antd's HTML has style
 * attributes, which the policy blocks.
 */
export function inBrowser<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await whenOnline(load) }))
  return function InBrowser(props: Props) {
    if (useBrowserValue(here) === undefined) return placeholder
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    )
  }
}
