import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { GatewayError } from '#gateway/error.ts'
import { saveFile } from '#gateway/saveFile.ts'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { Button } from '#ui/Button.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import styles from './CalendarPage.module.css'

/** The member's own events as a file; a visitor is led through the login. */
export function OwnCalendar() {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const loginFirst = useLoginFirst()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      // Loaded on first use, with the library that writes calendar files.
      const { ownCalendar } = await import('./ownCalendar.ts')
      const file = await ownCalendar(queryClient, location.origin)
      if (file === undefined)
        showMessage({ level: 'info', text: '未来一年没有订阅政策的申报、活动或到期的资质', about: ['ownCalendar'] })
      else saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'my-calendar.ics')
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      const text = `暂时取不到您的日程：${error.message}`
      showMessage({ level: 'error', text, about: ['ownCalendar'] })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles['own']}>
      <Button
        busy={busy}
        onClick={() => {
          if (!loginFirst()) void save()
        }}
      >
        {busy ? '正在整理…' : '下载我的日历（.ics）'}
      </Button>
      <p>未来一年里订阅政策的申报、已报名的活动和本企业到期的资质；需要登录</p>
    </div>
  )
}
