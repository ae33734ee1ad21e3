// Sample people: none of these reviewers exists. The school replaces them with its own.
import type { Testimonial } from '../shapes.ts'

export const testimonials: readonly Testimonial[] = [
  {
    quote: 'I used to sit through meetings in silence. Now I open the presentation when clients join from abroad.',
    name: 'Putri Anggraini',
    role: 'Marketing manager, Jakarta',
  },
  {
    quote:
      'My teacher is patient and funny. Tenses finally made sense through stories about my student room, not a table.',
    name: 'Reza Mahendra',
    role: 'University student, Bandung',
  },
  {
    quote: 'The IELTS practice tests felt like the real thing. On exam day, the clock no longer caught me out.',
    name: 'Nadia Safitri',
    role: 'Scholarship applicant, Padang',
  },
  {
    quote: 'We practised with our own emails. Now the team can reply to head office without waiting for me.',
    name: 'Andi Saputra',
    role: 'HR manager, Tangerang',
  },
  {
    quote: 'Guests often ask me the way. I used to just point at the map, and now we chat while I explain.',
    name: 'Kadek Suryani',
    role: 'Hotel receptionist, Denpasar',
  },
  {
    quote: 'We practised asking patients how they feel, in simple sentences. My nerves faded little by little.',
    name: 'Yohana Simatupang',
    role: 'Nurse, Medan',
  },
  {
    quote: 'Our morning site meetings are in English. Now I dare to step in when one of the numbers is wrong.',
    name: 'Agus Prasetyo',
    role: 'Engineer, Balikpapan',
  },
  {
    quote: 'At 46, I started with ‘How are you?’. Now I can ring my son-in-law in Melbourne for a chat.',
    name: 'Lilis Handayani',
    role: 'Homemaker, Bogor',
  },
  {
    quote: 'At the conversation club I only listened at first. Then I laughed along, and then I told stories too.',
    name: 'Rizky Ramadhan',
    role: 'High school student, Makassar',
  },
  {
    quote: 'The interpreter studied our terms before the event. Speakers and guests ended up trading jokes.',
    name: 'Wulan Maharani',
    role: 'Conference organiser, Jakarta',
  },
  {
    quote: 'I thought it was too late to study again. It turns out my classmates look forward to my stories.',
    name: 'Slamet Widodo',
    role: 'Retired, Yogyakarta',
  },
  {
    quote: 'Warehouse and office staff learnt from different examples. Both of them felt the class was theirs.',
    name: 'Felicia Tanuwijaya',
    role: 'Training manager, Surabaya',
  },
  {
    quote: 'I use the words for sea life as soon as I guide my divers. We learnt by doing, not by memorising.',
    name: 'Grace Wuisan',
    role: 'Dive guide, Manado',
  },
  {
    quote: 'I could read documentation but froze when I had to speak. Now calls with our team in India feel normal.',
    name: 'Fajar Hidayat',
    role: 'Programmer, Semarang',
  },
  {
    quote: 'My essays came back with notes on every paragraph. Rewriting was tiring, but my writing found its way.',
    name: 'Melati Usman',
    role: 'Master’s applicant, Pontianak',
  },
  {
    quote: 'I just wanted to joke with tourists at the coffee shop. It turned out that could be our practice in class.',
    name: 'Dimas Pratama',
    role: 'Barista, Malang',
  },
]
