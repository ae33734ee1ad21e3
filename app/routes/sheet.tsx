import { useState } from 'react'
import { Footer } from '../chrome/footer.tsx'
import { Header } from '../chrome/header.tsx'
import { LoadingScreen } from '../chrome/loading-screen.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { RadioTiles, SelectField, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { useToast } from '../ui/toast.tsx'

const TYPES = [
  { value: 'individual', label: 'Individu' },
  { value: 'business', label: 'Perusahaan' },
]
const QUESTIONS = [
  { title: 'Butuh bekal apa untuk ikut?', content: 'Usia minimal 16 tahun dan ikut tes penempatan.' },
  { title: 'Siapa yang mengajar?', content: 'Pengajar lokal dan internasional.' },
]

/** Every primitive in every state, for visual checks. */
export default function ComponentSheet() {
  const t = useText()
  const toast = useToast()
  const [modalOpen, setModalOpen] = useState(false)
  const [failed, setFailed] = useState<'no' | 'loading' | 'throws'>('no')
  if (failed === 'loading') return <LoadingScreen />
  if (failed === 'throws') throw new TypeError("Cannot read properties of undefined (reading 'title')")
  return (
    <>
      <Header onRegister={() => setModalOpen(true)} />
      <main id="content" className="wrap grid gap-8 pt-32 pb-16">
        <h1 className="text-3xl">{t('page.title')}</h1>
        <div className="flex flex-wrap gap-4">
          <Button>Utama</Button>
          <Button busy>Memproses…</Button>
          <Button disabled>Nonaktif</Button>
          <Button variant="nila">Kedua</Button>
          <Button variant="white">Google</Button>
          <Button variant="outline">Garis</Button>
          <Button variant="whatsapp">WhatsApp</Button>
          <Button size="small">Kecil</Button>
          <ButtonLink href="#content" size="banner">
            Banner <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <div className="on-dark flex flex-wrap gap-4 rounded-lg bg-nila-900 p-6 text-white">
          <Button variant="gold">Utama di gelap</Button>
          <Button variant="outline">Garis</Button>
        </div>
        <div className="flex flex-wrap gap-3">
          <Badge tone="success">AI Powered</Badge>
          <Badge tone="limited">Limited Service</Badge>
          <Badge tone="tutor">Tutor</Badge>
          <Badge>IELTS</Badge>
        </div>
        <Card className="grid gap-5 md:grid-cols-2">
          <TextField label="Nama lengkap" placeholder="Sari Wulandari" autoComplete="name" />
          <TextField label="Nomor telepon" note="(opsional)" type="tel" placeholder="0812 3456 7890" />
          <TextField label="E-mail" type="email" defaultValue="sari@" problem="Masukkan alamat e-mail yang valid" />
          <TextField label="Program" readOnly defaultValue="Business English" />
          <SelectField label="Kota" defaultValue="">
            <option value="">Pilih kota</option>
            <option>Jakarta</option>
          </SelectField>
          <RadioTiles legend="Daftar sebagai" name="type" options={TYPES} defaultValue="individual" />
          <TextField label="Tidak bisa diisi" disabled />
        </Card>
        <Accordion name="sheet" items={QUESTIONS} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setModalOpen(true)}>Buka modal</Button>
          <Button variant="white" onClick={() => toast('success', 'E-mail berhasil diverifikasi.')}>
            Toast berhasil
          </Button>
          <Button variant="white" onClick={() => toast('note', 'Tinggal 5 penjelasan untuk hari ini.')}>
            Toast catatan
          </Button>
          <Button variant="white" onClick={() => toast('problem', 'Koneksi terputus. Coba lagi sebentar lagi.')}>
            Toast masalah
          </Button>
          <Button variant="white" onClick={() => setFailed('loading')}>
            Layar memuat
          </Button>
          <Button variant="white" onClick={() => setFailed('throws')}>
            Layar galat
          </Button>
        </div>
        <Modal
          open={modalOpen}
          onClose={() => setModalOpen(false)}
          title="Daftar kelas percobaan gratis"
          closeLabel={t('close')}
        >
          <TextField label="Nama lengkap" placeholder="Sari Wulandari" />
          <Button>{t('register')}</Button>
        </Modal>
      </main>
      <Footer />
    </>
  )
}
