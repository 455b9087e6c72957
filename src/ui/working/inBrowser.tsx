import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { whenOnline } from '../online/whenOnline.ts'
import { useBrowserValue } from '../useBrowserValue.ts'

const here = () => true

/**
 * A part of a working page that is built of antd: its code comes with the first page that shows it, and the server sends
 * `placeholder` in its place, which keeps its room. antd's HTML carries style attributes, which the policy refuses.
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
