const words = (text: string) => new Set(text.trim().split(/\s+/))

export const UNCOUNTABLE = words(`
  information advice mankind humanity furniture homework equipment luggage baggage knowledge news traffic money music bread rice
  water milk coffee tea sugar salt butter meat work luck progress research evidence software hardware jewelry
  jewellery clothing accommodation scenery transportation transport pollution electricity weather housework garbage
  rubbish trash feedback vocabulary grammar education health happiness peace patience courage confidence love beauty
  air oil gasoline petrol gold silver paper-money cash stuff mail spam internet food fruit sand flour juice rain
  snow fun behavior behaviour poverty wealth machinery staff-training training violence weaponry wisdom permission
  cutlery stationery merchandise laughter applause poetry seafood wildlife parking hospitality damage
  experience-of-life sunshine lightning thunder nonsense trash slang underwear`)

/** Uncountable nouns that good English also uses in the plural or after 'a'. */
export const SOMETIMES_COUNTABLE = words(`
  coffee tea water juice food fruit paper work love beauty sugar oil rain snow behavior behaviour education health
  vocabulary grammar transport fun knowledge meat bread air sand wealth rice milk salt peace internet cash training
  silver gold butter confidence violence courage patience happiness permission`)

/** Plurals that learners write but English does not have. */
export const NEVER_PLURAL = words(`
  information advice furniture homework equipment luggage baggage knowledge evidence software hardware jewelry
  jewellery clothing scenery transportation pollution electricity housework garbage rubbish feedback research
  machinery traffic luck patience weather staff-training slang stuff staff cutlery crockery stationery merchandise
  underwear laughter applause courage poetry machinery firmware bedding footwear sportswear childcare healthcare
  seafood wildlife livestock offspring aircraft shrimp-paste sunshine moonlight lightning thunder rubbish trash
  money music electricity gasoline homeschooling nonsense parking vocabulary-list happiness wealth wisdom ignorance
  hospitality`)

export const PROFESSIONS = words(`
  teacher doctor nurse engineer student lawyer driver farmer pilot manager accountant programmer designer dentist
  chef cook waiter waitress singer actor actress artist writer journalist policeman policewoman soldier secretary
  cashier businessman businesswoman entrepreneur lecturer scientist architect mechanic receptionist barber tailor
  fisherman translator interpreter freelancer housewife president director leader boss employee trainer player
  musician dancer photographer model vet carpenter electrician plumber firefighter officer consultant analyst
  developer supervisor seller buyer guide tutor principal headmaster intern beginner stewardess pharmacist
  psychologist salesman saleswoman librarian politician ambassador volunteer freshman senior junior vegetarian
  muslim christian hero winner loser liar genius mother father parent friend man woman boy girl child person citizen
  foreigner tourist football-player youtuber gamer blogger midwife professor barista mayor king queen prince
  princess expert amateur graduate customer member`)

/** Nouns that need an article in the singular. */
export const COUNTABLE_THINGS = words(`
  car house book phone laptop computer bike bicycle motorcycle motorbike job cat dog bag pen pencil table chair
  problem question idea letter ticket hotel room restaurant shop store meeting movie film song picture photo camera
  watch key umbrella shirt dress hat jacket shoe box cup glass bottle plate spoon knife fork door window garden tree
  flower bird company business party wedding holiday vacation trip plan dream chance mistake headache cold brother
  sister son daughter baby wife husband boyfriend girlfriend teacher doctor nurse engineer lawyer driver village
  city town country farm river lake mountain beach island bridge street road station airport school university
  college office factory market bank library museum park test exam interview presentation report message email call
  story joke game sandwich hamburger banana apple orange egg sandwich cigarette novel magazine newspaper dictionary
  guitar piano violin truck bus train plane boat ship hobby pet neighbor neighbour friend class course lesson
  sentence word project appointment reservation suggestion day week month year hour minute person man woman boy girl
  child student score mark grade gift present reason way thing place mistake error activity choice decision opinion
  experience-point goal target skill habit member customer guest visitor tourist animal lion tiger elephant monkey
  horse cow goat chicken-farm duck rabbit mouse snake bone scar tooth finger bed sofa lamp mirror pillow blanket
  towel toothbrush comb wallet purse passport visa map suitcase backpack necklace ring bracelet gun bomb machine
  robot engine wheel tool hammer nail ladder rope candle match lighter balloon kite doll toy puzzle prize trophy
  medal contract document form certificate degree salary loan discount pharmacy argument bill coin note card stamp
  envelope parcel package poem article essay chapter page paragraph question-mark problem-child neighbour-hood
  apartment flat villa cottage castle temple mosque church statue tower wall fence gate garage balcony roof ceiling
  floor-plan sister-in-law classmate roommate partner teammate boss uncle aunt cousin nephew niece grandmother
  grandfather grandchild twin
  sensor freezer headset fridge briefcase drawer invoice mailbox sticker gadget meme hashtag detector influencer
  vlogger teapot jeep parrot crutch motif portal quota scenario sequel thesis tweet blog canteen cartoon
  comment diary dolphin driveway hurricane puppy masterpiece rattlesnake revolver resume searchlight specification
  streetcar`)

/** Adjectives of feeling: how I feel (-ed), what causes it (-ing). */
export const FEELINGS = new Map(
  `bored boring|interested interesting|excited exciting|tired tiring|confused confusing|surprised surprising|
disappointed disappointing|frightened frightening|amazed amazing|annoyed annoying|embarrassed embarrassing|
satisfied satisfying|shocked shocking|worried worrying|relaxed relaxing|exhausted exhausting|
fascinated fascinating|frustrated frustrating|terrified terrifying|motivated motivating|inspired inspiring|
depressed depressing|pleased pleasing|impressed impressing|touched touching|thrilled thrilling|
entertained entertaining|challenged challenging|irritated irritating|scared scary|stressed stressful`
    .replaceAll('\n', '')
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

export const CAPITALISED = new Map(
  `english indonesian indonesia jakarta surabaya bandung bali medan yogyakarta jogja semarang makassar lombok java javanese sumatra
sundanese balinese malang solo bogor depok bekasi tangerang papua borneo kalimantan sulawesi denpasar palembang padang manado america american australia
australian britain british england japan japanese korea korean china chinese singapore malaysia malaysian thailand thai india indian
germany german france french spain spanish italy italian holland dutch netherlands russia russian arab arabic europe european asia
asian africa african london paris tokyo seoul monday tuesday wednesday thursday friday saturday sunday january february april
june july august september october november december ramadan christmas eid muslim islam islamic christian google facebook instagram
whatsapp youtube tiktok netflix toefl ielts`
    .split(/\s+/)
    .map((word) => [word, /^(?:toefl|ielts)$/.test(word) ? word.toUpperCase() : capital(word)]),
)
CAPITALISED.set('whatsapp', 'WhatsApp').set('youtube', 'YouTube').set('tiktok', 'TikTok')
CAPITALISED.delete('solo')
CAPITALISED.delete('china')
CAPITALISED.set('china', 'China')

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export const COMMON_NAMES = words(`
  budi siti andi dewi rina agus putri sari rudi joko wati ani dian eka fitri hadi indah lestari maya nina putra
  ratna rizky tono wahyu yanti yuni bayu dimas fajar galih hendra ilham kevin laila mega nadia oki panji rani sinta
  tari umar vina wulan zahra ahmad muhammad ali aisyah fatimah made wayan ketut nyoman john mary tom peter anna
  sarah james david michael robert jane emily lisa paul mark george alice bob lucy jack susan linda kiky ayu arif
  anton bambang citra doni edo ferry gita heri iwan jihan kartika lukman mira nanda reza tina yusuf tika dinda
  rahmat slamet sri endang nur ratih adi`)
