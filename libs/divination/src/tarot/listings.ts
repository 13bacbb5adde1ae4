import { utf8 } from '../draw/sha256';
import type { DrawRequest } from '../tarot';
import { requirePlaces } from './chosen-places';
import { idsOf, requireDeck } from './deck-ids';
import { spreadById } from './spreads';

/** Programs that make a draw again, complete and without a line of ours besides themselves. */
export interface DrawListings {
  /** For Python 3.6 and newer, its own library alone. */
  python: string;
  /** For any POSIX shell, with openssl and sed. */
  shell: string;
}

/**
 * Writes a draw down as programs for a stranger to run: each prints the promise, then a card a line,
 * with the word `reversed` behind it where it lies so.
 *
 * The visitor's text goes in as the numbers of its bytes, so that nothing of it is ever program.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for `spread` and `deck`; `bad_format` for `chosen`
 */
export function drawListings(request: DrawRequest): DrawListings {
  const spread = spreadById(request.spread);
  const ids = idsOf(requireDeck(request.deck ?? spread.deck));
  const drawn = {
    server: request.serverSeed,
    client: [...utf8(request.clientSeed)],
    spread: spread.id,
    reversals: request.reversals ?? spread.reversals,
    chosen: requirePlaces(request.chosen, spread.positions.length, ids.length),
    deck: inLines(ids),
  };
  return { python: pythonOf(drawn), shell: shellOf(drawn) };
}

interface Drawn {
  readonly server: string;
  /** The bytes of the visitor's text. */
  readonly client: readonly number[];
  readonly spread: string;
  readonly reversals: boolean;
  /** The places of the shuffled deck that are laid, from 0. */
  readonly chosen: readonly number[];
  readonly deck: string;
}

const CARDS_A_LINE = 4;

function inLines(ids: readonly string[]): string {
  const lines = Array.from({ length: Math.ceil(ids.length / CARDS_A_LINE) }, (_, line) =>
    ids.slice(line * CARDS_A_LINE, (line + 1) * CARDS_A_LINE).join(' '),
  );
  return lines.map((line) => `  ${line}`).join('\n');
}

function pythonOf({ server, client, spread, reversals, chosen, deck }: Drawn): string {
  const hex = client.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `import hashlib
import hmac

server = '${server}'
client = bytes.fromhex('${hex}')
spread = '${spread}'
reversals = ${reversals ? 'True' : 'False'}
chosen = [${chosen.join(', ')}]
deck = '''
${deck}
'''.split()

key = server.encode('ascii')
print(hashlib.sha256(key).hexdigest())

def words():
    block = 0
    while True:
        message = client + f':{spread}:{block}'.encode('ascii')
        digest = hmac.new(key, message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at:at + 4], 'big')
        block += 1

stream = words()

def below(count):
    limit = 2**32 - 2**32 % count
    word = next(stream)
    while word >= limit:
        word = next(stream)
    return word % count

for last in range(len(deck) - 1, 0, -1):
    other = below(last + 1)
    deck[last], deck[other] = deck[other], deck[last]

turned = [reversals and below(2) == 1 for card in deck]

for place in chosen:
    print(deck[place] + (' reversed' if turned[place] else ''))
`;
}

function shellOf({ server, client, spread, reversals, chosen, deck }: Drawn): string {
  const octal = client.map((byte) => `\\0${byte.toString(8).padStart(3, '0')}`).join('');
  return `server='${server}'
client='${octal}'
spread='${spread}'
reversals=${reversals ? 'yes' : 'no'}
chosen='${chosen.join(' ')}'
deck='
${deck}
'

printf '%s' "$server" | openssl dgst -sha256 | sed 's/.* //'

block=0
words=''
next() {
  if [ -z "$words" ]; then
    words=$({ printf '%b' "$client"; printf ':%s:%s' "$spread" "$block"; } |
      openssl dgst -sha256 -hmac "$server" | sed 's/.* //; s/......../& /g')
    block=$((block + 1))
  fi
  word=$((0x\${words%% *}))
  words=\${words#* }
}

below() {
  limit=$((4294967296 - 4294967296 % $1))
  next
  while [ "$word" -ge "$limit" ]; do next; done
  number=$((word % $1))
}

count=0
for card in $deck; do
  eval "card_$count=\\$card"
  count=$((count + 1))
done

last=$((count - 1))
while [ "$last" -gt 0 ]; do
  below $((last + 1))
  eval "held=\\$card_$last; card_$last=\\$card_$number; card_$number=\\$held"
  last=$((last - 1))
done

place=0
while [ "$place" -lt "$count" ]; do
  if [ "$reversals" = yes ]; then
    below 2
    if [ "$number" = 1 ]; then eval "card_$place=\\"\\$card_$place reversed\\""; fi
  fi
  place=$((place + 1))
done

for place in $chosen; do
  eval "echo \\"\\$card_$place\\""
done
`;
}
