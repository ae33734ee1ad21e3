/** Common learner misspellings: wrong right, comma separated. */
const LIST = `
definately definitely,definitly definitely,recieve receive,recieved received,recieves receives,recieving receiving,beleive believe,
belive believe,beleived believed,freind friend,freinds friends,becouse because,becuase because,becaus because,beacuse because,bcause because,
tommorow tomorrow,tommorrow tomorrow,tomorow tomorrow,tomorrrow tomorrow,yestarday yesterday,yesterdey yesterday,yesteday yesterday,untill until,
wich which,whitch which,wheather weather,goverment government,enviroment environment,adress address,accomodation accommodation,
acommodation accommodation,beautifull beautiful,beutiful beautiful,beatiful beautiful,begining beginning,calender calendar,
collegue colleague,comming coming,concious conscious,diffrent different,diferent different,dissapointed disappointed,
disapointed disappointed,embarass embarrass,embarassed embarrassed,embarassing embarrassing,exersice exercise,excercise exercise,
exellent excellent,excelent excellent,familar familiar,finaly finally,foriegn foreign,fourty forty,generaly generally,grammer grammar,gramar grammar,
happend happened,immediatly immediately,imediately immediately,importent important,independant independent,intresting interesting,
interesing interesting,intersting interesting,intrested interested,knowlege knowledge,langauge language,languange language,languanges languages,
langguage language,lenght length,libary library,maintainance maintenance,neccessary necessary,necesary necessary,neccesary necessary,
nieghbor neighbor,occured occurred,ocurred occurred,occurence occurrence,oportunity opportunity,oppurtunity opportunity,
parliment parliament,particulary particularly,peaple people,peopel people,perfomance performance,permision permission,
posible possible,pratice practice,practise practise,pronounciation pronunciation,pronounciate pronounce,prefered preferred,
priviledge privilege,probaly probably,probly probably,profesional professional,proffesional professional,quiete quiet,realy really,
reccomend recommend,recomend recommend,recommanded recommended,refering referring,remeber remember,rember remember,restaurent restaurant,resturant restaurant,
restorant restaurant,restourant restaurant,scedule schedule,schedul schedule,secratary secretary,seperate separate,similiar similar,sincerly sincerely,
studing studying,studyed studied,succesful successful,successfull successful,sucess success,succes success,succesfully successfully,suprise surprise,suprised surprised,surprice surprise,
teh the,thier their,therefor therefore,truely truly,tounge tongue,usefull useful,usualy usually,vegtable vegetable,vegetabel vegetable,wierd weird,
wellcome welcome,wendsday Wednesday,wensday Wednesday,wednessday Wednesday,writting writing,writen written,writed wrote,
alot a lot,borned born,allready already,allways always,alway always,allright all right,arguement argument,athelete athlete,awfull awful,
buisness business,bussiness business,busness business,bisnis business,bussines business,carefull careful,carrer career,cariere career,choclate chocolate,
comunication communication,comunicate communicate,comunity community,competion competition,confidance confidence,congratulation congratulations,
conversasion conversation,convenrsation conversation,curiousity curiosity,decission decision,develope develop,devlop develop,diffcult difficult,dificult difficult,
difficulty difficulty,dinning dining,discribe describe,ecspecially especially,especialy especially,expecially especially,experiance experience,expirience experience,
explaination explanation,explanation explanation,favorit favorite,Febuary February,febuary February,fluenly fluently,fluentlly fluently,forgeted forgot,greatful grateful,
garantee guarantee,gaurantee guarantee,habbit habit,healty healthy,helthy healthy,higer higher,hopefull hopeful,hopefuly hopefully,humourous humorous,imposible impossible,improvment improvement,
inteligent intelligent,interupt interrupt,introdution introduction,introduct introduce,intruduce introduce,invitasion invitation,jelous jealous,kitchin kitchen,lerning learning,lisence license,loosing losing,
lightening lightning,marrige marriage,medecine medicine,medicin medicine,messege message,mispell misspell,mistakely mistakenly,morover moreover,mountin mountain,nervouse nervous,
offen often,oftenly often,oppinion opinion,opinian opinion,orginal original,otherwhise otherwise,payed paid,perhabs perhaps,personel personal,perswade persuade,plesure pleasure,posession possession,
potatos potatoes,tomatos tomatoes,prepair prepare,presentasion presentation,presure pressure,programing programming,promiss promise,quesion question,qestion question,questionaire questionnaire,
responsability responsibility,responsibilty responsibility,rythm rhythm,sandwitch sandwich,sceince science,shoping shopping,swiming swimming,runing running,planing planning,stoped stopped,siting sitting,geting getting,puting putting,begginer beginner,beginer beginner,
simpel simple,sincerley sincerely,skillfull skillful,speach speech,speek speak,spoked spoke,stomac stomach,stoping stopping,strenght strength,studie study,sugest suggest,suggesstion suggestion,
techer teacher,teached taught,thankyou thank you,thougth thought,throught through,todays today's,togather together,togheter together,toghether together,tourisme tourism,travelor traveler,trafic traffic,
trully truly,twelth twelfth,umbrela umbrella,unfortunatly unfortunately,unfortunely unfortunately,univercity university,universty university,vacasion vacation,vocabluary vocabulary,vocabullary vocabulary,vocabulery vocabulary,waether weather,
whather weather,wonderfull wonderful,yung young,yeras years,yeasterday yesterday,everday every day,eventhough even though,infact in fact,aswell as well,atleast at least,eachother each other,incase in case,noone no one,
abit a bit,ofcourse of course,inspite in spite,everytime every time,highschool high school,handphone mobile phone,hand phone mobile phone,
dont don't,doesnt doesn't,didnt didn't,cant can't,couldnt couldn't,wouldnt wouldn't,shouldnt shouldn't,isnt isn't,arent aren't,wasnt wasn't,werent weren't,havent haven't,
hasnt hasn't,hadnt hadn't,wont won't,im I'm,ive I've,youre you're,theyre they're,thats that's,whats what's,hes he's,shes she's,lets let's,theres there's,weve we've,youve you've,ill I'll,wether weather,bestfriend best friend,bestfriends best friends,everynight every night,everymonth every month,everyweek every week,
everyyear every year,alittle a little,apartement apartment,assigment assignment,atention attention,avalaible available,availabe available,beatifull beautiful,
cancle cancel,certifcate certificate,coleague colleague,comfortabel comfortable,comfortble comfortable,confortable comfortable,continous continuous,curently currently,custumer customer,costumers customers,
deliveri delivery,deliciouse delicious,dictionery dictionary,discusion discussion,documment document,embarased embarrassed,emplyee employee,enjoi enjoy,equiptment equipment,exhibiton exhibition,expencive expensive,expensif expensive,
facilites facilities,favourit favourite,fasilities facilities,flexibel flexible,foto photo,fotos photos,forgoten forgotten,friendlly friendly,gratefull grateful,guidence guidance,hospitel hospital,
importand important,intrest interest,laundy laundry,liberary library,managment management,marketting marketing,meetting meeting,motivasion motivation,neigbour neighbour,neighboor neighbour,
oportunities opportunities,paralel parallel,passanger passenger,passangers passengers,payement payment,pleasent pleasant,possibel possible,prepration preparation,proffesion profession,puntual punctual,recomendation recommendation,reciept receipt,receipe recipe,resposible responsible,resturent restaurant,safty safety,sallary salary,satisfiying satisfying,secreatary secretary,sistem system,speciall special,succesfull successful,suddently suddenly,temprature temperature,tourguide tour guide,traditionall traditional,transportasion transportation,uncomfortabel uncomfortable,unforgetable unforgettable,usefull useful,vacance vacancy,vaccum vacuum,vegetabels vegetables,visitting visiting,wearhouse warehouse,yesturday yesterday,helo hello,hallo hello,hellow hello,helow hello,hy hi,englis English,englsh English,inglish English,plis please,pleas please,pliss please,questen question,sentense sentence`

export const misspellings: ReadonlyMap<string, string> = new Map(
  LIST.split(/[,\n]/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): [string, string] => {
      const space = pair.indexOf(' ')
      return [pair.slice(0, space), pair.slice(space + 1)]
    })
    .filter(([wrong, right]) => wrong !== right && !['hand', 'ill', 'lets', 'wont', 'todays'].includes(wrong)),
)
