import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'
import { saveFile } from '#gateway/saveFile.ts'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { rememberWanted, takeWanted } from '#ui/wanted.ts'
import { Button } from '#ui/Button.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import styles from './CalendarPage.module.css'

/** What a visitor's press is remembered as. */
const WANTED = 'own-calendar'

/** The member's own events as a file. A visitor is led through the login and gets it then. */
export function OwnCalendar() {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const loginFirst = useLoginFirst()
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => {
      // Loaded on first use, with the library that writes calendar files.
      const { ownCalendar } = await whenOnline(() => import('./ownCalendar.ts'))
      return ownCalendar(queryClient, location.origin)
    },
    onSuccess(file) {
      if (file === undefined)
        showMessage({ level: 'info', text: '未来一年没有订阅政策的申报、活动或到期的资质', about: ['ownCalendar'] })
      else saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'my-calendar.ics')
    },
    onError(error) {
      const reason = error instanceof GatewayError ? error.message : '请刷新页面后重试'
      showMessage({ level: 'error', text: `暂时取不到您的日程：${reason}`, about: ['ownCalendar'] })
    },
  })

  useEffect(() => {
    if (gatewayOf(queryClient).environment.session.state().signedIn && takeWanted(WANTED)) save()
  }, [queryClient, save])

  return (
    <div className={styles['own']}>
      <Button
        busy={isPending}
        onClick={() => {
          if (loginFirst()) rememberWanted(WANTED)
          else save()
        }}
      >
        {isPending ? '正在整理…' : '下载我的日历（.ics）'}
      </Button>
      <p>未来一年里订阅政策的申报、已报名的活动和本企业到期的资质；需要登录</p>
    </div>
  )
}
