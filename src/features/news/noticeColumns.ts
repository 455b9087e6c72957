import type { Schema } from '../../gateway/contract.ts'

/** The columns notices are published in. */
export const noticeColumns: Record<Schema<'NoticeColumn'>, string> = {
  NEWS: '要闻',
  NOTICE: '通知公告',
  PUBLICITY: '公示',
  INTERPRET: '政策解读',
  MEDIA: '媒体聚焦',
  CASE: '典型案例',
}
