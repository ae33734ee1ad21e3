import type { Turn } from './turn.ts'

const KNOWN = 0.5
const OTHERS_DO =
  /^(?:(?:terus|trus|lalu|and|so) )?(?:kalau|kalo|klo|if|what if) (?:si )?(?:dia|mereka|tamu|orang|customer|pelanggan|bule|pasien|klien|bos|atasan|he|she|they|the)(?:nya)?\b/i

/** 'Kalau mereka bicara terlalu cepat?' tells what the others do, and the book has what to say then. */
export const isKnownCase = ({ analysis: { found }, teaching, text }: Turn): boolean =>
  OTHERS_DO.test(text.trim()) &&
  found.some(({ name, probability }) => probability >= KNOWN && teaching.kindOf(name) === 'situations')
