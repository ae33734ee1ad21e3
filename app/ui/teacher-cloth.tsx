import truntum from '../art/cloth-1-truntum.svg'
import songket from '../art/cloth-2-songket.svg'
import pucukRebung from '../art/cloth-3-pucuk-rebung.svg'
import poleng from '../art/cloth-4-poleng.svg'
import ulos from '../art/cloth-5-ulos.svg'
import kawung from '../art/cloth-6-kawung.svg'
import megaMendung from '../art/cloth-7-mega-mendung.svg'
import ikat from '../art/cloth-8-ikat.svg'

/** Each teacher has a cloth, and an ink that can be read in its lozenge. */
const CLOTHS: Record<string, { picture: string; ink: 'nila' | 'wine' | 'pandan' | 'gold' | 'cream' }> = {
  'ratna-kusuma': { picture: truntum, ink: 'nila' },
  'james-miller': { picture: songket, ink: 'wine' },
  'dewi-lestari': { picture: pucukRebung, ink: 'pandan' },
  'sarah-thompson': { picture: poleng, ink: 'gold' },
  'bayu-siregar': { picture: ulos, ink: 'cream' },
  'ayu-pramesti': { picture: kawung, ink: 'cream' },
  'hendra-wijaya': { picture: megaMendung, ink: 'nila' },
  'emily-carter': { picture: ikat, ink: 'gold' },
}
const PLAIN_CLOTH = { picture: truntum, ink: 'nila' } as const

interface Props {
  teacherId: string
  initials: string
  className?: string
}

/** A teacher's picture, beside a name: the cloth fills whatever box it is given. */
export function TeacherCloth({ teacherId, initials, className = '' }: Props) {
  const { picture, ink } = CLOTHS[teacherId] ?? PLAIN_CLOTH
  return (
    <span className={`cloth ${className}`} aria-hidden="true">
      <img src={picture} alt="" width={432} height={264} loading="lazy" />
      <b className={`cloth-ink-${ink}`}>{initials}</b>
    </span>
  )
}
