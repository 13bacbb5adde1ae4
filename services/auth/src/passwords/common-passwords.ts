import breached from './breached-passwords.json';

/** The 3,000 most common of breached passwords that are long enough to be chosen here, in lower case. */
export const BREACHED_PASSWORDS: ReadonlySet<string> = new Set(breached.passwords.split(' '));

/**
 * What is tried first on any account: words and strings from the heads of published lists of
 * breached passwords, and the words of this site. Each stands for its variants too, see
 * `password.rules.ts`.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [
    // The passwords that head every list of breached ones.
    `password passw0rd password1 password123 passwort passwd pass pass1234 motdepasse contrasena
     senha parola haslo wachtwoord salasana admin administrator root toor guest user username login
     letmein welcome welcome1 changeme changeit default master access secret test testing tester
     test123 temp temporary demo sample example system server server1 computer internet windows
     microsoft apple google facebook twitter instagram whatsapp tiktok youtube linkedin amazon
     netflix spotify yahoo hotmail gmail outlook android iphone samsung nokia xbox playstation
     nintendo pokemon minecraft fortnite roblox counter strike starcraft warcraft diablo zelda mario
     sonic iloveyou iloveu loveyou lovely lover lovers loveme loveme1 love mylove truelove babylove
     forever forever1 always sweetheart sweety honey honeybee babygirl babyboy baby babe angel
     angels angel1 princess princesa prince king kingkong queen princess1 beautiful gorgeous
     handsome pretty cutie cutiepie hottie sexy sexybaby sunshine sunflower sunny rainbow butterfly
     flower flowers rose roses daisy lily violet jasmine orchid tulip blossom cherry cherries
     strawberry banana orange apples lemon mango peaches pumpkin cookie cookies chocolate candy
     sugar pepper ginger cinnamon vanilla coffee whisky vodka tequila guinness heineken corona
     marlboro pizza dragon dragons monkey monkeys tiger tigers lion lions eagle eagles falcon
     falcons panther panthers wolf wolves bear bears shark sharks dolphin dolphins horse horses pony
     kitty kitten cats meow puppy puppies doggie doggy bulldog bunny rabbit hamster turtle snoopy
     garfield tweety tigger pooh winnie mickey minnie donald goofy bambi simba nemo shrek barbie
     hellokitty spongebob scooby`,
    // Keys, shapes and counts that are words by now.
    `qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertz azerty asdf asdfgh asdfghjk zxcvbn zxcvbnm
     qazwsx qazxsw zaq12wsx zaq1zaq1 qweasd qweasdzxc q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t
     1qaz2wsx 1qazxsw2 asdasd asd123 qwe123 qweqwe zxc123 abc123 abcd1234 a1b2c3 a1b2c3d4 aa123456
     a123456 a1234567 a12345678 abc12345 abcabc aaa111 abcdef abcdefg abcdefgh 123abc 123qwe
     1234qwer 12qwaszx 123123 123321 12341234 112233 11223344 121212 131313 123654 147258 147258369
     159357 159753 258456 321321 654321 87654321 987654321 0987654321 789456 789456123 456789 741852
     741852963 852456 963852741 102030 10203040 111222 222222 333333 444444 555555 666666 777777
     888888 999999 123456 1234567 12345678 123456789 1234567890 12345 01234567 012345678 0123456789
     11111111 00000000 12121212 20202020 19841984 20002000`,
    // Names that are chosen most.
    `michael michelle jennifer jessica ashley amanda andrew daniel david robert richard thomas
     william charles charlie joseph joshua jordan matthew anthony christopher christian christina
     christine nicholas nicole alexander alexandra alexandre alexis alejandro samantha samuel
     stephanie stephen steven patrick patricia jonathan benjamin brandon brian bradley cameron
     carlos carolina caroline catherine katherine charlotte claudia cristina danielle diana dominic
     douglas eduardo edward elizabeth emily eric erica ethan eugene fernando francis francisco frank
     gabriel gabriela george gerald gloria gregory hannah harold harry heather helen henry isabel
     isabella jackson jacob jacqueline james jason jasmin jeffrey jeremy joanna joel johnny johnson
     jonas jose juan julia julian juliana justin karen katie keith kelly kenneth kevin kimberly
     kristen laura lauren leonardo linda lorenzo louis louise lucas luis madison manuel marcus
     margaret maria marina martha martin martina mary mathew maxwell megan melanie melissa miguel
     mohamed mohammed muhammad ahmed hassan hussein fatima ibrahim krishna ganesh lakshmi priya
     rahul rajesh ramesh suresh sanjay sandeep deepak pooja anjali arjun natalia natalie natasha
     nathan nathaniel oliver olivia oscar pamela paula pedro peter philip phillip rachel rafael
     raymond rebecca ricardo roberto rodrigo roger ronald russell ryan sabrina sandra santiago sarah
     sebastian sergio sharon shannon sophia sophie spencer susan sydney tamara taylor teresa theresa
     tiffany timothy travis trevor tyler valentina valeria vanessa veronica victor victoria vincent
     virginia vladimir wendy yolanda zachary maverick bailey buster buddy rocky lucky lucky1 max
     maxine toby duke molly maggie`,
    // Clubs, games and heroes.
    `football football1 soccer baseball basketball hockey tennis cricket golfer rugby volleyball
     swimming wrestling karate running skiing liverpool chelsea arsenal manchester manutd everton
     tottenham barcelona realmadrid madrid juventus milan inter bayern dortmund ajax benfica porto
     celtic rangers lakers yankees redsox dodgers cowboys steelers packers patriots raiders broncos
     chicago bulls warriors ronaldo ronaldo7 messi messi10 neymar beckham rooney gerrard zidane
     maradona jordan23 kobe24 lebron schumacher hamilton ferrari porsche mercedes bmw audi toyota
     honda yamaha suzuki kawasaki harley ducati mustang camaro corvette chevrolet subaru lamborghini
     batman superman spiderman ironman avengers hulk thor wolverine deadpool joker catwoman captain
     america starwars startrek skywalker vader yoda gandalf frodo legolas hobbit matrix matrix1 neo
     trinity morpheus terminator predator godzilla naruto sasuke goku vegeta pikachu charizard
     hogwarts potter harrypotter hermione dumbledore voldemort gryffindor metallica nirvana slipknot
     eminem shakira beyonce rihanna britney madonna michaeljackson elvis beatles acdc ironmaiden
     guitar drummer piano music musica`,
    // Days, seasons, places and what people believe in.
    `monday tuesday wednesday thursday friday saturday sunday january february march april june july
     august september october november december spring summer autumn winter easter christmas
     halloween holiday vacation birthday weekend morning midnight tomorrow yesterday london paris
     berlin lisbon moscow istanbul newyork boston dallas austin denver miami houston phoenix seattle
     toronto montreal vancouver melbourne brisbane auckland mumbai delhi chennai bangalore kolkata
     hyderabad pakistan india indian canada mexico brazil brasil argentina colombia australia
     england scotland ireland germany deutschland france espana italia italy portugal poland polska
     russia ukraine turkey turkiye china japan tokyo korea seoul singapore indonesia jakarta
     malaysia philippines vietnam thailand nigeria kenya egypt southafrica california texas florida
     hawaii alaska jesus jesus1 jesuschrist christ god godisgood godbless blessed blessing faith
     faithful hope peace peaceful heaven hallelujah allah bismillah mashallah krishna1 buddha shalom
     church`,
    // Words that pass for strong ones.
    `freedom liberty justice victory winner champion warrior hunter killer ranger soldier samurai
     ninja assassin phantom shadow shadow1 ghost demon devil satan lucifer vampire zombie monster
     wizard witch magic magical mystery mystic legend hero heroes thunder lightning storm tornado
     hurricane tsunami volcano earthquake fire firefly fireball flame inferno phoenix1 ice iceman
     snow snowball snowflake snowman diamond diamonds emerald ruby sapphire crystal pearl silver
     golden goldfish gold platinum bronze steel iron titanium black white yellow purple orange1
     green blue bluesky pink red redrose scarlet crimson darkness dark light lightning1 bright happy
     happy1 happiness smile smiley laughing lol lolita funny crazy crazy1 stupid idiot fuckyou
     fuckoff fuckme asshole bitch bastard bullshit shithead motherfucker pussy dick penis boobs tits
     nipple nipples whore slut hardcore playboy porn pornstar blowjob trustno1 whatever nothing
     nobody something anything everything forgot forget remember idontknow noidea mypassword
     thepassword newpassword oldpassword yourpassword passphrase passcode password2 password12
     password1234 passport security secure protected private money moneyman dollar dollars bitcoin
     ethereum crypto rich richman million millionaire business office company manager employee
     school college student teacher doctor nurse police army marine marines navy airforce pilot
     sailor engineer designer family mother mommy mummy mama mamma father daddy daddy1 papa sister
     brother grandma grandpa husband wife friend friends friends1 bestfriend bestfriends boyfriend
     girlfriend sweetie darling mydarling beloved heart hearts broken brokenheart kisses kissme hugs`,
    // What this site is about.
    `astrology astrologer astrologie horoscope horoscopes horoskop zodiac zodiacs tarot tarotcards
     numerology numerologie cosmic cosmos cosmicguide universe galaxy galaxies nebula stardust
     starlight starlite stargazer stargate starship stars star starfish moon moonlight moonlite
     moonchild fullmoon newmoon sailormoon eclipse sun sunset sunrise mercury venus mars jupiter
     saturn uranus neptune pluto planet planets aries taurus gemini cancer leo virgo libra scorpio
     scorpion sagittarius capricorn aquarius pisces ascendant retrograde karma chakra chakras aura
     namaste meditation spirit spiritual destiny fortune lucky7 lucky13 crystals oracle psychic
     prophecy ritual`,
  ].flatMap((words) => words.split(/\s+/)),
);
