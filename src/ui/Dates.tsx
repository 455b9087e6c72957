import { createElement, Fragment } from 'react'

const date = /(\d{4}-\d{2}-\d{2})/

/** A text whose dates (`<time>`) do not break across lines, e.g. a period in a narrow column. */
export function Dates({ text }: { text: string }) {
  const parts = text.split(date).map((part, index) => (index % 2 === 1 ? createElement('time', null, part) : part))
  // Children of a fixed order, which need no keys.
  return createElement(Fragment, null, ...parts)
}
