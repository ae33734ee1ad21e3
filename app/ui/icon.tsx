/** Lucide icons (ISC licence, see NOTICE), each as the data of one path. Add what is used, nothing more. */
const PATHS = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  x: 'M18 6 6 18M6 6l12 12',
  globe: 'M2 12a1 1 0 0 0 20 0 1 1 0 0 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-down': 'M12 5v14M19 12l-7 7-7-7',
  'arrow-left': 'M12 19l-7-7 7-7M19 12H5',
  'chevron-down': 'M6 9l6 6 6-6',
  check: 'M20 6 9 17l-5-5',
  'circle-alert': 'M2 12a1 1 0 0 0 20 0 1 1 0 0 0-20 0M12 8L12 12M12 16L12.01 16',
  info: 'M2 12a1 1 0 0 0 20 0 1 1 0 0 0-20 0M12 16v-4M12 8h.01',
  plus: 'M5 12h14M12 5v14',
  'rotate-cw': 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5',
  pause:
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
} as const

export type IconName = keyof typeof PATHS

/** Decoration beside a label: hidden from screen readers. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <IconShape path={PATHS[name]} className={className} />
)

/** For icons that are defined next to the only feature that uses them. */
export const IconShape = ({ path, className = '' }: { path: string; className?: string }) => (
  <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
