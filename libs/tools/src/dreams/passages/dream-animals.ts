/** What the animals of a dream may be asked about. */
export const DREAM_ANIMALS = {
  dog: [
    'A dog in a dream is loyalty on four legs, and whether it wagged, barked or would not come says how you and loyalty are getting on.',
    'Dogs know who belongs to whom, so ask which bond of yours has been waiting by the door for a walk.',
  ],
  cat: [
    'A cat comes when it likes, and your dream may be putting in a word for the part of you that wants to be loved without having to fetch anything.',
    'Cats are independence with soft paws, and one of them in your night suggests that somebody, possibly you, needs to be approached slowly.',
  ],
  snake: [
    'A snake has shed more skins than most of us have admitted to, and it tends to arrive when an old one of yours has grown tight.',
    'Snakes startle because they move without legs, and what startled you may be a change that is making no noise at all.',
  ],
  spider: [
    'A spider sits in the middle of what it has made, so look at the web of plans and favours around you and at who does all the mending.',
    'Spiders are patience with a slightly bad name, and your dream may be hinting that something you find creepy is merely thorough.',
  ],
  wolf: [
    'The wolf is the friend of the pack and the fear of the village, and your dream may want to know in which of the two you are living.',
    'A wolf knows hunger and does not apologise for it, which can be quite an education for somebody who always takes the smallest piece.',
  ],
  bird: [
    'Birds carry messages and leave no invoice, so hold on to whatever you thought of in the moment when they rose.',
    'A bird in a dream has seen your situation from above, and from up there it is usually one field with one gate.',
  ],
  raven: [
    'Crows and ravens remember faces, and one of them in your dream may be minding an old matter on your behalf until you have time for it.',
    'A black bird is clever before it is gloomy, so ask it what it knows rather than what it announces.',
  ],
  owl: [
    'An owl sees where you had given up looking, and it recommends turning the whole head before turning the whole life.',
    'Owls work the night shift of the mind, and a thought that only dares to come late may be the one worth writing down.',
  ],
  horse: [
    'A horse is strength that has agreed to carry you, and dreams like to check from time to time whether the agreement still holds.',
    'Riding, leading or running after it: how you were with the horse is roughly how you are with your own energy at present.',
  ],
  bear: [
    'A bear protects its own and sleeps when it is winter, and you may be due for more of one or the other.',
    'Something large with warm fur that frightens you may well be a power of your own that has never been introduced.',
  ],
  lion: [
    'A great cat walks through a dream the way certain feelings walk through you, without hurry and quite sure of the way.',
    'Claws, mane and a very steady look: pride has come to ask why it is being fed on leftovers.',
  ],
  fish: [
    'Fish are thoughts from the lower shelves, and one that shows itself near the surface is usually ready to be looked at.',
    'A fish slips out of any fist and rests in an open hand, which is not bad advice about an idea or about a person.',
  ],
  shark: [
    'A shark is a worry with excellent circulation, and like most worries it circles far more often than it bites.',
    'What was that fin about? Dreams put it above the water so that you can name the one thing that you keep watching for.',
  ],
  whale: [
    'Whales and dolphins are deep and friendly at once, and they tend to visit people who believe that they have to choose between the two.',
    'Something huge came up for air, and it may be a feeling so large that you had taken it for the floor.',
  ],
  mouse: [
    'Mice and rats live on what falls behind the shelf, so ask which small thing has been nibbling there since last month.',
    'A mouse is a very small fear with a very large kitchen to itself, and it rarely survives being talked about at breakfast.',
  ],
  insect: [
    'Insects come as many, and a dream full of them is usually a list: none of the items is big, and all of them have legs.',
    'Tiny creatures that get everywhere are often tiny tasks that get everywhere, and three of them could be gone by lunch.',
  ],
  bee: [
    'Bees make something sweet out of endless errands, so your dream may be asking whether your own errands still lead to any honey.',
    'A swarm hums because it is working, and the sting comes only where someone tries to hurry it.',
  ],
  butterfly: [
    'A butterfly has been soup for a while before it has wings, which may comfort anyone who feels unfinished just now.',
    'Wings with dust on them are easily spoiled by grasping, so enjoy what has landed near you and keep your hands open.',
  ],
  frog: [
    'A frog is at home in two worlds and looks slightly surprised in both, and there may be a change in your life that feels like that.',
    'Frogs were tadpoles once and make no secret of it; your dream may be fond of how far you have come on short legs.',
  ],
  cow: [
    'Cattle in a dream are patience by the ton, and whether it grazed or charged shows how long yours has been standing in the rain.',
    'A cow chews everything twice, which is more than most of us did with the sentence that is still bothering us.',
  ],
  elephant: [
    'An elephant is the thing in the room, of course, and your dream has had the courtesy to paint it life-size.',
    'Elephants remember and they stay with their own, so someone from long ago may deserve a call before the week is out.',
  ],
  fox: [
    'The fox finds the gap in the hedge, and your dream may be nudging you towards a cleverer way than the one over the top.',
    'A fox trusts its nose and crosses the road alone, and some part of you would prefer wit to permission for once.',
  ],
  rabbit: [
    'Rabbits and hares sit very still and then run very fast, which is a fair portrait of a decision that you have been putting off.',
    'Soft ears hear everything, so ask which quiet remark from the past days is still sitting in the grass.',
  ],
  monkey: [
    'A monkey imitates whatever it sees, and your dream may wonder whose habits you have been wearing lately and whether they fit.',
    'Mischief has climbed in through the window, possibly because the door was marked for serious visitors only.',
  ],
  crocodile: [
    'A crocodile waits with most of itself under water, rather like the objection that you have been expecting from a certain direction.',
    'Old, armoured and half asleep on the bank: there is a defence of yours that has been on duty since childhood and might enjoy some leave.',
  ],
  deer: [
    'A deer stays as long as nobody makes a sudden move, and something shy in you would like the same conditions.',
    'Antlers grow back every year, and your dream seems to know that gentleness can be a weapon which is put away for the winter.',
  ],
  turtle: [
    'A tortoise carries its home and is never late for its own life, two facts that your dream may have wanted to mention.',
    'The shell is for resting as much as for hiding, and you are allowed to use it before anybody throws anything.',
  ],
  dragon: [
    'A dragon sits on gold that it never spends, so ask which gift of yours is being guarded a little too well.',
    'Dragons grow to the size of the tale that is told about them, and this one may shrink when you describe it to a friend.',
  ],
  sheep: [
    'Sheep and goats raise the old question of who follows whom, and your dream may have spotted a fence that you are walking along out of habit.',
    'A woolly animal is gentleness in a group, and it may be nice to be counted for once instead of counting.',
  ],
} as const satisfies Record<string, readonly string[]>;
