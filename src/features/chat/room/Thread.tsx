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
/** How close to its end, in px, the reader counts as being there. */
const nearEnd = 80

/** The turns of a conversation. Only those near the window are rendered, so that thousands cost as little as ten. */
export function Thread({ turns, writing, actions }: ThreadProps) {
  const list = useRef<VirtualizerHandle>(null)
  const [away, setAway] = useState(false)
  const scroller = useRef<HTMLElement>(null)
  /** Where the thread was last, and whether it follows the latest answer: only the reader goes elsewhere. */
  const position = useRef({ following: true, offset: 0 })
  const last = turns.at(-1)?.id

  // The list's own scrolling to a turn goes on while turns are measured, even if the reader goes elsewhere meanwhile.
  function toEnd() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }

  /** Where the latest question begins, in px. */
  const latest = () => list.current?.getItemOffset(turns.length - 1) ?? Infinity

  /** The question stays in sight while its answer grows: what is read is the answer's beginning, not its sources. */
  function follow() {
    if (scroller.current === null) return
    const { scrollHeight, clientHeight, scrollTop } = scroller.current
    const top = Math.min(scrollHeight - clientHeight, latest())
    // Never back: the reader may have gone on.
    if (top > scrollTop) scroller.current.scrollTo({ top })
  }

  // Scrolls to the latest question, also when the conversation is opened.
  useLayoutEffect(() => {
    if (last === undefined) return
    position.current.following = true
    follow()
    // oxlint-disable-next-line react/exhaustive-deps -- only a new question, and not each change of the thread
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
              // Whoever reads the latest answer is not away from it.
              setAway(isAway && offset < latest() - nearEnd)
            }}
            onResize={() => {
              if (position.current.following) follow()
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
