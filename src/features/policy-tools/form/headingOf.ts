/** The heading of the part that a group of points is asked in, e.g. 创新能力（40 分）. */
export function headingOf({ title, max }: { readonly title: string; readonly max: number }): string {
  return `${title}（${max} 分）`
}
