import { Icon, type IconProps } from './Icon.tsx'

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 2.5 20h19L12 3.500ZM12 10v4.500M12 17.300h.01" />
    </Icon>
  )
}
