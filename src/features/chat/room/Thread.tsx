import { useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type CustomItemComponentProps, type VirtualizerHandle } from 'virtua'
import { Button } from '#ui/Button.tsx'
import { Working } from '#ui/working/Working.tsx'
import type { Writing } from '../ask/useAsking.ts'
import type { Turn } from '../conversation/conversation.ts'
import styles from './Thread.module.css'
import { TurnItem, type TurnActions } from './TurnItem.tsx'

interface ThreadProps {
  turns: readonly Turn[]
  writing: Writing | undefined
  actions: TurnActions
}

/**
 * How far outside the window, in px, turns are rendered: the browser's own search and screen readers find these, too.
 */
const beyond = 4000
/** A conversation of up to so many turns is rendered whole. */
const few = 40
/** How close to its end, in px, the thread follows new content. */
const nearEnd = 80

/** The turns of a conversation. Only those near the window are rendered, so that thousands cost as little as ten. */
export function Thread({ turns, writing, actions }: ThreadProps) {
  const list = useRef<VirtualizerHandle>(null)
  const [away, setAway] = useState(false)
  const scroller = useRef<HTMLElement>(null)
  /** Where the thread was last, and whether it stays at its end: only the reader takes it away from there. */
  const position = useRef({ following: true, offset: 0 })
  const last = turns.at(-1)?.id

  // The list's own scrolling to a turn goes on while turns are measured, even if the reader goes elsewhere meanwhile.
  function toEnd() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }

  // Scrolls to the latest question, also when the conversation is opened.
  useLayoutEffect(() => {
    if (last === undefined) return
    position.current.following = true
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [last])

  return (
    <Working>
      <div className={styles['frame']}>
        {/* The keyboard scrolls the focused element. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by the keyboard */}
        <section ref={scroller} className={styles['scroller']} aria-label="对话内容" tabIndex={0}>
          <Virtualizer
            ref={list}
            data={turns}
            as="ol"
            item={Item}
            bufferSize={beyond}
            {...(turns.length > few ? {} : { keepMounted: [...turns.keys()] })}
            onScroll={(offset) => {
              const { scrollSize, viewportSize } = list.current ?? { scrollSize: 0, viewportSize: 0 }
              const isAway = scrollSize - viewportSize - offset > nearEnd
              const { following, offset: before } = position.current
              position.current = { following: !isAway || (following && offset >= before), offset }
              setAway(isAway)
            }}
            onResize={() => {
              if (position.current.following) toEnd()
            }}
          >
            {(turn) => (
              <div key={turn.id} className={styles['turn']}>
                <TurnItem
                  turn={turn}
                  writing={writing?.turnId === turn.id ? writing.text : undefined}
                  busy={writing !== undefined}
                  actions={actions}
                />
              </div>
            )}
          </Virtualizer>
        </section>
        {away ? (
          <Button className={styles['toEnd']} onClick={toEnd}>
            回到最新
          </Button>
        ) : null}
      </div>
    </Working>
  )
}

function Item({ index, children, ...item }: CustomItemComponentProps) {
  return (
    <li {...item} aria-posinset={index + 1} aria-setsize={-1}>
      {children}
    </li>
  )
}
