/** A way from the home page straight to a service (§2.1). */
export interface QuickEntry {
  title: string
  text: string
  href: string
  /** Paths of a line icon on a 24 × 24 grid. */
  icon: readonly string[]
}

export const quickEntries: readonly QuickEntry[] = [
  {
    title: '政策匹配',
    text: '填一次档案，看能享哪些',
    href: '/policy/report',
    icon: ['M12 3a9 9 0 1 0 9 9', 'M12 7a5 5 0 1 0 5 5', 'M12 12 20 4', 'M16.500 4H20v3.500'],
  },
  {
    title: '政策计算器',
    text: '测算研发费用加计扣除',
    href: '/policy/tool/calculate',
    icon: ['M5 3h14v18H5z', 'M8.500 7h7', 'M8.500 12h.01M12 12h.01M15.500 12h.01M8.500 16h.01M12 16h.01M15.500 16h.01'],
  },
  {
    title: '企业划型',
    text: '大中小微，一测便知',
    href: '/policy/tool/scale',
    icon: ['M4 20V10h5v10', 'M9 20V4h6v16', 'M15 20v-7h5v7', 'M3 20h18'],
  },
  {
    title: '高企自测',
    text: '逐项对照认定条件',
    href: '/policy/tool/evaluate',
    icon: ['M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z', 'm9 12 2 2 4-4.500'],
  },
  {
    title: '科小评价',
    text: '科技型中小企业打分',
    href: '/policy/tool/tech-scale',
    icon: ['M10 3h4', 'M11 3v6l-5.500 9.500A1.700 1.700 0 0 0 7 21h10a1.700 1.700 0 0 0 1.500-2.500L13 9V3', 'M8 15h8'],
  },
  {
    title: '上云星级',
    text: '星级上云企业自评',
    href: '/policy/tool/cloud',
    icon: [
      'M7 18a4 4 0 0 1-.500-8A6 6 0 0 1 18 9.500 4.300 4.300 0 0 1 17.500 18H7Z',
      'M12 15v-4',
      'm10 12.500 2-2 2 2',
    ],
  },
  {
    title: '专精特新',
    text: '创新型、专精特新、小巨人',
    href: '/policy/tool/srdi',
    icon: ['M12 3.500 14.600 9l5.900.800-4.300 4.100 1 5.900L12 17l-5.200 2.800 1-5.900L3.500 9.800 9.400 9z'],
  },
  {
    title: '申报日历',
    text: '截止时间一目了然',
    href: '/calendar',
    icon: ['M4 6h16v14H4z', 'M4 10h16', 'M8 3v4M16 3v4', 'M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01'],
  },
]
