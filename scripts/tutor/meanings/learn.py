"""Teaches which entry of the book a text means: learn.py TEXTS OUT [--rounds 4]"""
import argparse
import json
import os
import random
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../english/encoder'))

from network import BEGIN, END, VOCABULARY, WIDTH, Encoder, batches, coarse, pieces_of, pretrained
from write import floats, in_steps, layers_part, linear_part, steps_of, write_parts

LAYERS, MOST_WORDS, MOST_PIECES = 3, 40, 62
BATCH, CHUNK, TWINS = 96, 20, 32
DROPPED, SMOOTHING, TWIN_WEIGHT = 0.1, 0.05, 0.5
RATES = {'layers': 1e-4, 'words': 2e-3, 'entries': 2e-3}
SHARPNESS = 16.0
WARM = 100
LIGHT, LIGHTLY = set('the a to of in is i you it'.split()), 0.5


class Reader(Encoder):
    """Reads words of both languages: pieces of English ones, a row of its own for each Indonesian one."""

    def __init__(self, indonesian):
        super().__init__(1, 1, LAYERS)
        self.begin(pretrained())
        self.we.weight.requires_grad_(False)
        self.numbers = {word: at for at, word in enumerate(indonesian)}
        rows = torch.stack([self.in_english(translations) for translations in indonesian.values()])
        self.own = nn.Embedding.from_pretrained(rows, freeze=False, sparse=True)

    def in_english(self, translations):
        shares = [(english, chance * (LIGHTLY if english in LIGHT else 1)) for english, chance in translations]
        rows = sum(share * self.we.weight[pieces_of(english)].mean(0) for english, share in shares)
        return (rows / sum(share for _, share in shares)).detach()

    def read(self, words):
        known = len(VOCABULARY)
        pieces = [[known + self.numbers[word]] if word in self.numbers else pieces_of(word) for word in words[:MOST_WORDS]]
        return [BEGIN, *sum(pieces, [])[:MOST_PIECES], END]

    def forward(self, texts):
        length = max(map(len, texts))
        rows = torch.zeros(len(texts), length, dtype=torch.long)
        mask = torch.zeros(len(texts), length, dtype=torch.bool)
        for at, text in enumerate(texts):
            rows[at, : len(text)], mask[at, : len(text)] = torch.tensor(text), True
        known = len(VOCABULARY)
        is_own = (rows >= known)[:, :, None]
        pieces = torch.where(is_own, self.own((rows - known).clamp(min=0)), self.we(rows.clamp(max=known - 1)))
        x = self.layered(self.dr(self.ln(pieces + self.pe.weight[:length] + self.te)), mask)
        share = mask.float()[:, :, None]
        return F.normalize((x * share).sum(1) / share.sum(1), dim=-1)


class Entries(nn.Module):
    """Each begins as the mean of what is asked of it; the last one is none of them."""

    def __init__(self, means):
        super().__init__()
        self.rows = nn.Parameter(F.normalize(means - 0.5 * means.mean(0), dim=-1))
        self.biases, self.sharpness = nn.Parameter(torch.zeros(len(means))), nn.Parameter(torch.tensor(SHARPNESS))

    def forward(self, meanings):
        return coarse(meanings) @ F.normalize(self.rows, dim=-1).T * self.sharpness + self.biases


def meanings_of(reader, texts):
    reader.eval()
    order, found = sorted(range(len(texts)), key=lambda at: len(texts[at])), torch.zeros(len(texts), WIDTH)
    with torch.no_grad():
        for start in range(0, len(order), 128):
            some = order[start : start + 128]
            found[some] = reader([texts[at] for at in some])
    return found


def begin(reader, texts, count):
    meanings = meanings_of(reader, [reader.read(words) for _, words, _ in texts])
    numbers = torch.tensor([entry for entry, _, _ in texts])
    return F.normalize(torch.zeros(count, WIDTH).index_add_(0, numbers, meanings), dim=-1)


def tried(reader, entries, sets):
    shares = []
    for name, rows in sets.items():
        rows = [row for row in rows if any(entry >= 0 for entry in row['expected'])]
        with torch.no_grad():
            best = entries(meanings_of(reader, [reader.read(row['words']) for row in rows])).topk(3, -1).indices.tolist()
        right = lambda places: sum(bool({*own[:places]} & {*row['expected']}) for own, row in zip(best, rows)) / len(rows)
        shares.append(f'{name} {right(1):.3f} {right(3):.3f}')
    return ', '.join(shares)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('texts')
    parser.add_argument('out')
    parser.add_argument('--rounds', type=int, default=4)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    random.seed(1)
    torch.manual_seed(1)
    given = json.load(open(options.texts))
    reader = Reader(given['indonesian'])
    texts = [(text['entry'], text['words'], text['share']) for text in given['texts'] if text['words']]
    twins = [[reader.read(twin[language]) for language in ('en', 'id')] for twin in given['twins']]
    count = len(given['names']) + 1
    entries = Entries(begin(reader, [text for text in texts if text[2] >= 0.7], count))
    layers = [
        own for name, own in reader.named_parameters() if own.requires_grad and name.split('.')[0] in ('layers', 'pe', 'ln', 'te')
    ]
    dense = torch.optim.AdamW(
        [{'params': layers, 'of': 'layers'}, {'params': list(entries.parameters()), 'of': 'entries', 'weight_decay': 0}],
        weight_decay=0.01,
    )
    sparse = torch.optim.SparseAdam([{'params': [reader.own.weight], 'of': 'words'}])
    steps, step, began = options.rounds * sum(share for _, _, share in texts) / BATCH, 0, time.time()
    for turn in range(options.rounds):
        reader.train()
        shown = [(entry, words) for entry, words, share in texts if random.random() < share]
        for batch in batches(shown, lambda row: len(row[1]), BATCH, CHUNK):
            share = min(1, (step + 1) / WARM) * max(0.02, 1 - step / steps)
            for group in [*dense.param_groups, *sparse.param_groups]:
                group['lr'] = RATES[group['of']] * share
            left = [[word for word in words if random.random() >= DROPPED] or words for _, words in batch]
            wanted = torch.tensor([entry for entry, _ in batch])
            found = entries(reader([reader.read(words) for words in left]))
            loss = F.cross_entropy(found, wanted, label_smoothing=SMOOTHING)
            english, indonesian = zip(*random.sample(twins, TWINS))
            both = reader([*english, *indonesian])
            alike = both[:TWINS] @ both[TWINS:].T * 20
            same = torch.arange(TWINS)
            loss = loss + TWIN_WEIGHT * (F.cross_entropy(alike, same) + F.cross_entropy(alike.T, same)) / 2
            dense.zero_grad()
            sparse.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(layers, 1.0)
            dense.step()
            sparse.step()
            step += 1
            if step % 100 == 0:
                print(turn, step, round(loss.item(), 3), f'{time.time() - began:.0f} s', flush=True)
        print(turn, f'{time.time() - began:.0f} s', tried(reader, entries, given['sets']), flush=True)
        write(options.out, reader, entries, given)


def write(out, reader, entries, given):
    net = {name: values.numpy() for name, values in reader.state_dict().items()}
    rows = (F.normalize(entries.rows, dim=-1) * entries.sharpness).detach().numpy()
    parts = {
        'layers': layers_part(net, LAYERS), 'entries': linear_part(rows, entries.biases.detach().numpy()),
        'places': floats(net['pe.weight'] + net['te'][None]), 'scales': floats(steps_of(net['own.weight'])),
        'rows': in_steps(net['own.weight']).tobytes(), 'words': '\n'.join(given['indonesian']).encode(),
    }
    write_parts(out, {'layers': LAYERS, 'names': given['names']}, parts)


main()
