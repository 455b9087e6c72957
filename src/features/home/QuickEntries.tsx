import { Anchor } from '#ui/Anchor.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import type { IconName } from '#ui/icons/iconNames.ts'
import { toolIcons } from '#ui/guide/toolIcons.ts'
import styles from './QuickEntries.module.css'

/** A link from the home page straight to a service (§2.1). */
interface QuickEntry {
  title: string
  text: string
  href: string
  icon: IconName
}

const quickEntries: readonly QuickEntry[] = [
  {
    title: '政策匹配',
    text: '填一次档案，看能享哪些',
    href: '/policy/report',
    icon: 'target',
  },
  {
    title: '政策计算器',
    text: '测算研发费用加计扣除',
    href: '/policy/tool/calculate',
    icon: toolIcons.calculate,
  },
  {
    title: '企业划型',
    text: '大中小微，一测便知',
    href: '/policy/tool/scale',
    icon: toolIcons.scale,
  },
  {
    title: '高企自测',
    text: '逐项对照认定条件',
    href: '/policy/tool/evaluate',
    icon: toolIcons.hnte,
  },
  {
    title: '科小评价',
    text: '科技型中小企业打分',
    href: '/policy/tool/tech-scale',
    icon: toolIcons.techSme,
  },
  {
    title: '上云星级',
    text: '星级上云企业自评',
    href: '/policy/tool/cloud',
    icon: toolIcons.cloud,
  },
  {
    title: '专精特新',
    text: '创新型、专精特新、小巨人',
    href: '/policy/tool/srdi',
    icon: toolIcons.srdi,
  },
  {
    title: '申报日历',
    text: '截止时间一目了然',
    href: '/calendar',
    icon: 'calendar-days',
  },
]

/** The most wanted services, one step away (1-03 to 1-05). */
export function QuickEntries() {
  return (
    <nav aria-label="快捷服务">
      <ul className={styles['entries']}>
        {quickEntries.map(({ title, text, href, icon }) => (
          <li key={href}>
            <Anchor href={href} className={styles['entry']}>
              <span className={styles['icon']}>
                <Icon name={icon} size={26} />
              </span>
              <strong>{title}</strong>
              <span className={styles['text']}>{text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
