import Prompts from '@ant-design/x/es/prompts'
import { PromptButton, type PromptListProps } from './PlainPrompts.tsx'
import styles from './PromptList.module.css'

/** Questions to choose from, each a button. */
export function PromptList({ name, prompts, ...rest }: PromptListProps) {
  return (
    <Prompts
      {...roles.list}
      aria-label={name}
      classNames={names}
      items={prompts.map(({ key, text }) => ({
        key,
        // The only slot that is a plain element: a label is a heading, a description a paragraph.
        icon: (
          <span {...roles.item}>
            <PromptButton {...rest} id={key} text={text} />
          </span>
        ),
      }))}
    />
  )
}

// What X renders are divs.
const roles = { list: { role: 'list' }, item: { role: 'listitem' } }

const names = {
  list: styles['list'] ?? '',
  item: styles['item'] ?? '',
  itemContent: styles['unused'] ?? '',
}
