import truntum from '../art/cloth-1-truntum.svg'
import songket from '../art/cloth-2-songket.svg'
import pucukRebung from '../art/cloth-3-pucuk-rebung.svg'
import poleng from '../art/cloth-4-poleng.svg'
import ulos from '../art/cloth-5-ulos.svg'
import kawung from '../art/cloth-6-kawung.svg'
import megaMendung from '../art/cloth-7-mega-mendung.svg'
import ikat from '../art/cloth-8-ikat.svg'

/** Eight patterns, one per teacher; the first is the default. */
const CLOTHS: Record<string, { picture: string; look: string }> = {
  'ratna-kusuma': { picture: truntum, look: 'cloth-nila' },
  'james-miller': { picture: songket, look: 'cloth-red' },
  'dewi-lestari': { picture: pucukRebung, look: 'cloth-green' },
  'sarah-thompson': { picture: poleng, look: 'cloth-gold' },
  'bayu-siregar': { picture: ulos, look: 'cloth-cream' },
  'ayu-pramesti': { picture: kawung, look: 'cloth-cream' },
  'hendra-wijaya': { picture: megaMendung, look: 'cloth-nila' },
  'emily-carter': { picture: ikat, look: 'cloth-gold' },
}
const FIRST = { picture: truntum, look: 'cloth-nila' }

interface Props {
  teacherId: string
  initials: string
  className?: string
}

/** A teacher's pattern with their initials; decorative, as the name stands beside it. */
export function TeacherCloth({ teacherId, initials, className = '' }: Props) {
  const { picture, look } = CLOTHS[teacherId] ?? FIRST
  return (
    <div className={`cloth ${look} ${className}`} aria-hidden="true">
      <img src={picture} alt="" width={432} height={264} loading="lazy" decoding="async" />
      <span>{initials}</span>
    </div>
  )
}
