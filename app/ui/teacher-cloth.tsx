import ratnaKusuma from '../art/portraits/portrait-1.svg?no-inline'
import jamesMiller from '../art/portraits/portrait-2.svg?no-inline'
import dewiLestari from '../art/portraits/portrait-3.svg?no-inline'
import sarahThompson from '../art/portraits/portrait-4.svg?no-inline'
import bayuSiregar from '../art/portraits/portrait-5.svg?no-inline'
import ayuPramesti from '../art/portraits/portrait-6.svg?no-inline'
import hendraWijaya from '../art/portraits/portrait-7.svg?no-inline'
import emilyCarter from '../art/portraits/portrait-8.svg?no-inline'
import truntum from '../art/woven/cloth-1-truntum.png?no-inline'
import songket from '../art/woven/cloth-2-songket.png?no-inline'
import pucukRebung from '../art/woven/cloth-3-pucuk-rebung.png?no-inline'
import poleng from '../art/woven/cloth-4-poleng-light.png?no-inline'
import ulos from '../art/woven/cloth-5-ulos.png?no-inline'
import kawung from '../art/woven/cloth-6-kawung-light.png?no-inline'
import megaMendung from '../art/woven/cloth-7-mega-mendung.png?no-inline'
import ikat from '../art/woven/cloth-8-ikat.png?no-inline'

interface Look {
  cloth: string
  look: string
  portrait?: string
}

/** A pattern for each teacher, and a drawing of them; the first pattern is the default. */
const LOOKS: Record<string, Look> = {
  'ratna-kusuma': { cloth: truntum, look: 'cloth-nila', portrait: ratnaKusuma },
  'james-miller': { cloth: songket, look: 'cloth-red', portrait: jamesMiller },
  'dewi-lestari': { cloth: pucukRebung, look: 'cloth-green', portrait: dewiLestari },
  'sarah-thompson': { cloth: poleng, look: 'cloth-gold', portrait: sarahThompson },
  'bayu-siregar': { cloth: ulos, look: 'cloth-cream', portrait: bayuSiregar },
  'ayu-pramesti': { cloth: kawung, look: 'cloth-cream', portrait: ayuPramesti },
  'hendra-wijaya': { cloth: megaMendung, look: 'cloth-nila', portrait: hendraWijaya },
  'emily-carter': { cloth: ikat, look: 'cloth-gold', portrait: emilyCarter },
}
const FIRST: Look = { cloth: truntum, look: 'cloth-nila' }

interface Props {
  teacherId: string
  initials: string
  /** The address of a photo, in place of the pattern. */
  photo?: string | undefined
  className?: string
}

/** A teacher's initials on their pattern, under their portrait; decorative, as the name stands beside it. */
export function TeacherCloth({ teacherId, initials, photo, className = '' }: Props) {
  const { cloth, look, portrait } = LOOKS[teacherId] ?? FIRST
  return (
    <div className={`cloth ${look} ${className}`} aria-hidden="true">
      <img src={photo ?? cloth} alt="" width={432} height={264} loading="lazy" />
      {!photo && <span>{initials}</span>}
      {portrait && !photo && <img className="bust" src={portrait} alt="" loading="lazy" />}
    </div>
  )
}
