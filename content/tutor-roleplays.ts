/** Role-plays: the tutor's lines, and help with the answer. Always in English, for practice. */
export interface RolePlay {
  id: 'interview' | 'meeting' | 'airport' | 'small-talk' | 'ielts'
  /** Words by which a visitor may choose it. */
  words: readonly string[]
  lines: readonly SceneLine[]
}

export interface SceneLine {
  says: string
  help: string
  /** A complete sample answer. */
  sample: string
  /** Most answers to this line contain one of these words. */
  fits: RegExp
  /** What the line asks for, and words of an opposite answer. */
  wants?: { id: string; en: string; not: RegExp }
  /** The learner is expected to answer with a question. */
  takesQuestions?: true
}

export const rolePlays: readonly RolePlay[] = [
  {
    id: 'interview',
    words: ['interview', 'wawancara', 'job', 'kerja', 'hrd', 'recruiter', 'lamaran'],
    lines: [
      {
        says: 'Good morning, thank you for coming. Could you tell me a little about yourself?',
        help: 'My name is … I studied … I have worked as …',
        sample: 'My name is Sari. I studied accounting in Bandung, and I have worked as an assistant for two years.',
        fits: /\b(?:name|i'm|i am|work(?:ed|ing)?|have|studied|graduated|years?|from|live)\b/i,
      },
      {
        says: 'Why would you like to work for our company?',
        help: 'I would like to … because …',
        sample: 'I would like to work here because your company trains its people well.',
        fits: /\b(?:because|company|like|want|learn|grow|reputation|team|career|interested|experience|dream)\b/i,
        wants: {
          id: 'alasanmu ingin bekerja di sini',
          en: 'why you would like to work here',
          not: /\b(?:don't|do not) (?:want|like) (?:to work|working|your|this)\b|\bno reason\b|\bhate\b/i,
        },
      },
      {
        says: 'What would you say is your greatest strength?',
        help: 'I am good at … For example, …',
        sample: 'I am good at solving problems. For example, I found a faster way to check our stock.',
        fits: /\b(?:good at|strengths?|strong|can|able|patient|hard-?working|organi[sz]ed|communicat\w+|team\w*|lead\w*|creative|honest|quick\w*|fast|learn\w*|details?|reliable|responsib\w+|solv\w+|confident|adapt\w*|disciplined?|motivated|friendly|never give up)\b/i,
        wants: {
          id: 'kelebihanmu',
          en: 'your strengths',
          not: /\bweak(?:ness(?:es)?)?\b|\b(?:bad|poor|terrible|slow|not (?:very |so |really )?good) (?:at|in|with)\b|\b(?:lazy|always late|often late|impatient|careless)\b|\bno strengths?\b/i,
        },
      },
      {
        says: 'Tell me about a difficult situation at work or school. What did you do?',
        help: 'Last year I … so I decided to …',
        sample: 'Last year I had too many tasks at once, so I decided to make a list and ask my team for help.',
        fits: /\b(?:was|were|had|did|decided|problems?|when|last|once|could|\w+ed)\b/i,
      },
      {
        says: 'Do you have any questions for us?',
        help: 'Could you tell me … ? What does … ?',
        sample: 'Could you tell me what a normal day in this job looks like?',
        fits: /\b(?:could|can|what|when|how|who|where|why|is|are|do|does|will|no|not|question)\b/i,
        takesQuestions: true,
      },
    ],
  },
  {
    id: 'meeting',
    words: ['meeting', 'rapat', 'presentasi', 'presentation', 'office', 'kantor', 'team'],
    lines: [
      {
        says: "Good afternoon, everyone. Let's begin. Could you give us a short update on your project?",
        help: 'So far we have … We are still working on …',
        sample: 'So far we have finished the design. We are still working on the report.',
        fits: /\b(?:have|finished|done|working|project|still|progress|team|plan\w*|completed?|far)\b/i,
      },
      {
        says: 'I see. What is the biggest problem at the moment?',
        help: 'The main problem is … because …',
        sample: 'The main problem is the deadline, because two people are on leave.',
        fits: /\b(?:problems?|because|time|deadline|budget|late|delay\w*|enough|team|client\w*|difficult\w*|issues?|no)\b/i,
      },
      {
        says: 'How do you suggest we solve it?',
        help: 'I suggest … / We could …',
        sample: 'I suggest that we move the meeting and share the work.',
        fits: /\b(?:suggest|could|should|can|would|let's|recommend|maybe|think|need|propose|if)\b/i,
      },
      {
        says: "I'm not sure I agree. Wouldn't that take too long?",
        help: 'I see your point, but … / It would take …',
        sample: 'I see your point, but it would take only two more days.',
        fits: /\b(?:but|point|only|takes?|days?|weeks?|hours?|agree|understand|because|think|no|yes|it)\b/i,
      },
      {
        says: 'Good. To sum up, what are the next steps, and who does what?',
        help: 'First, I will … Then …',
        sample: 'First, I will send the new plan. Then Dewi will call the client.',
        fits: /\b(?:first|then|next|will|going to|finally|after|i'll|we'll)\b/i,
      },
    ],
  },
  {
    id: 'airport',
    words: ['airport', 'bandara', 'immigration', 'imigrasi', 'flight', 'pesawat', 'travel', 'check-in', 'check in'],
    lines: [
      {
        says: 'Good morning. May I see your passport and ticket, please? Where are you flying to today?',
        help: 'Here you are. I am flying to …',
        sample: 'Here you are. I am flying to Singapore.',
        fits: /\b(?:here|passport|ticket|flying|fly|to|going)\b/i,
      },
      {
        says: 'How many bags are you checking in?',
        help: 'I have … / I would like to check in …',
        sample: 'I would like to check in one suitcase, and I have one small bag with me.',
        fits: /\b(?:one|two|three|four|no|none|\d|bags?|suitcases?|luggage|backpack|only|check)\b/i,
      },
      {
        says: 'Would you prefer a window seat or an aisle seat?',
        help: 'I would prefer … because …',
        sample: 'I would prefer a window seat because I like the view.',
        fits: /\b(?:window|aisle|middle|either|any|prefer|exit|front|back)\b/i,
      },
      {
        says: "You've landed, and you're at immigration. What is the purpose of your visit?",
        help: 'I am here to … / I am visiting …',
        sample: 'I am here on holiday. I am visiting my cousin.',
        fits: /\b(?:holiday|vacation|visit\w*|business|work\w*|study\w*|conference|family|friends?|tour\w*|travel\w*|here to|meeting|honeymoon|see)\b/i,
      },
      {
        says: 'How long are you going to stay, and where?',
        help: 'I am going to stay for … at …',
        sample: 'I am going to stay for five days at a hotel near the station.',
        fits: /\b(?:days?|weeks?|months?|nights?|hotel|stay\w*|until|hostel|friend\w*|house|\d)\b/i,
      },
    ],
  },
  {
    id: 'small-talk',
    words: ['small talk', 'smalltalk', 'ngobrol', 'chat', 'kenalan', 'basa-basi', 'santai', 'friend', 'daily'],
    lines: [
      {
        says: "Hi! Lovely to meet you. How's your week going?",
        help: "It's going … I have been …",
        sample: "It's going well, thanks. I have been busy with work.",
        fits: /\b(?:going|well|good|fine|busy|tired|great|bad|not|been|so-so|okay|week)\b/i,
      },
      {
        says: 'What do you usually do at the weekend?',
        help: 'I usually … with …',
        sample: 'I usually go for a walk with my family and cook something nice.',
        fits: /\b(?:usually|weekend|sometimes|often|always|go|watch|play|cook|sleep|family|friends?|home|saturday|sunday|read|clean|hang)\b/i,
      },
      {
        says: 'Nice! Have you seen a good film or read a good book lately?',
        help: 'Last week I watched … It was about …',
        sample: 'Last week I watched a film about a young chef. It was funny.',
        fits: /\b(?:watch\w*|read|films?|movies?|books?|series|drama|saw|seen|no|not|haven't|about|title)\b/i,
      },
      {
        says: 'Where would you go if you could travel anywhere? Why?',
        help: 'I would go to … because …',
        sample: 'I would go to Japan because I love the food.',
        fits: /\b(?:would|go|want|because|like|love|to|visit)\b/i,
      },
      {
        says: 'It was great talking to you. What are your plans for tomorrow?',
        help: "I'm going to … / I might …",
        sample: "I'm going to visit my grandmother in the morning, and I might go shopping later.",
        fits: /\b(?:going to|will|might|plans?|tomorrow|maybe|stay|work|study|nothing|i'll|have to)\b/i,
      },
    ],
  },
  {
    id: 'ielts',
    words: ['ielts', 'ielts speaking', 'speaking part', 'speaking test', 'part 1', 'part 2'],
    lines: [
      {
        says: "Good morning, I'm your examiner today. Let's talk about where you live. What is your home town like?",
        help: 'I live in … It is famous for …',
        sample: 'I live in Solo. It is a quiet city, and it is famous for batik and good food.',
        fits: /\b(?:live|city|town|village|famous|is|it|home|from)\b/i,
      },
      {
        says: 'Do you prefer to study alone or with other people? Why?',
        help: 'I prefer … because …',
        sample: 'I prefer to study alone because I can choose my own speed.',
        fits: /\b(?:prefer|alone|with|because|friends|group|like|both|other)\b/i,
      },
      {
        says: 'Now Part 2. Describe a person who has helped you. Say who it was, what the person did, and why it was important.',
        help: 'I would like to talk about … He/She helped me to … That was important because …',
        sample:
          'I would like to talk about my English teacher. She helped me to speak in front of the class. That was important because I was very shy then.',
        fits: /\b(?:talk about|help\w*|he|she|they|my|teacher|friend|mother|father)\b/i,
      },
      {
        says: 'Part 3. Do you think people help each other less than in the past?',
        help: 'In my opinion, … For example, … On the other hand, …',
        sample:
          'In my opinion, people still help each other, but they often do it online. For example, they collect money after a flood.',
        fits: /\b(?:think|opinion|yes|no|agree|because|people|past|believe|depends?)\b/i,
      },
      {
        says: 'And how could schools teach young people to be more helpful?',
        help: 'Schools could … so that …',
        sample: 'Schools could let students work in groups, so that they learn to support each other.',
        fits: /\b(?:schools?|teach\w*|could|should|students?|can|by|they)\b/i,
      },
    ],
  },
]
