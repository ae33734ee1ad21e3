"""The first layers of a pretrained transformer, with a head for the words and one for the gaps."""
import collections
import json
import math
import os
import random
import re
import struct

import torch
import torch.nn as nn
import torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
PRETRAINED = os.environ.get('PRETRAINED', os.path.join(HERE, 'package'))
WIDTH, HEADS, INNER, GAP_INNER, LAYERS, PLACES, CASES = 384, 12, 1536, 256, 6, 128, 4
BEGIN, END, UNKNOWN = 101, 102, 100
MOST_PIECES = 8
VOCABULARY = json.load(open(os.path.join(PRETRAINED, 'model/tokenizer.json')))['model']['vocab']


def pretrained():
    data = open(os.path.join(PRETRAINED, 'model/model.fp16.safetensors'), 'rb').read()
    size = struct.unpack('<Q', data[:8])[0]
    weights = {}
    for name, about in json.loads(data[8 : 8 + size]).items():
        if name != '__metadata__' and about['dtype'] == 'F16':
            start, end = (8 + size + offset for offset in about['data_offsets'])
            halves = torch.frombuffer(bytearray(data[start:end]), dtype=torch.float16)
            weights[name.removeprefix('bert.')] = halves.reshape(about['shape']).float()
    return weights


def coarse(x):
    """As the kernel reads it, in 128 steps from the least to the most of a row; the slope is that of the exact number."""
    with torch.no_grad():
        least = x.amin(-1, keepdim=True)
        step = (x.amax(-1, keepdim=True) - least).clamp(min=1e-9) / 127
        error = ((x - least) / step).round() * step + least - x
    return x + error


class Encoder(nn.Module):
    def __init__(self, words, gaps, layers=LAYERS):
        super().__init__()
        norm = lambda: nn.LayerNorm(WIDTH, eps=1e-12)
        self.we, self.pe, self.ce = (nn.Embedding(n, WIDTH) for n in (len(VOCABULARY), PLACES, CASES))
        self.te, self.ln, self.dr = nn.Parameter(torch.zeros(WIDTH)), norm(), nn.Dropout(0.1)
        nn.init.zeros_(self.ce.weight)
        parts = lambda: dict(
            qkv=nn.Linear(WIDTH, 3 * WIDTH), o=nn.Linear(WIDTH, WIDTH), l1=norm(),
            f1=nn.Linear(WIDTH, INNER), f2=nn.Linear(INNER, WIDTH), l2=norm(),
        )
        self.layers = nn.ModuleList([nn.ModuleDict(parts()) for _ in range(layers)])
        self.wh, self.g1, self.gh = nn.Linear(WIDTH, words), nn.Linear(2 * WIDTH, GAP_INNER), nn.Linear(GAP_INNER, gaps)

    def begin(self, weights):
        names = {
            'o': 'attention.output.dense', 'l1': 'attention.output.LayerNorm', 'f1': 'intermediate.dense',
            'f2': 'output.dense', 'l2': 'output.LayerNorm',
        }
        with torch.no_grad():
            self.we.weight.copy_(weights['embeddings.word_embeddings.weight'])
            self.pe.weight.copy_(weights['embeddings.position_embeddings.weight'][:PLACES])
            self.te.copy_(weights['embeddings.token_type_embeddings.weight'][0])
            for kind in ('weight', 'bias'):
                getattr(self.ln, kind).copy_(weights[f'embeddings.LayerNorm.{kind}'])
                for at, layer in enumerate(self.layers):
                    of = f'encoder.layer.{at}.'
                    three = [weights[f'{of}attention.self.{name}.{kind}'] for name in ('query', 'key', 'value')]
                    getattr(layer['qkv'], kind).copy_(torch.cat(three))
                    for own, name in names.items():
                        getattr(layer[own], kind).copy_(weights[f'{of}{name}.{kind}'])

    def layered(self, x, mask):
        count, length = mask.shape
        hidden = (~mask)[:, None, None, :].float() * -1e4
        for layer in self.layers:
            q, k, v = layer['qkv'](coarse(x)).view(count, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
            shares = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + hidden, -1)
            seen = (self.dr(shares) @ v).transpose(1, 2).reshape(count, length, WIDTH)
            x = layer['l1'](x + self.dr(layer['o'](coarse(seen))))
            x = layer['l2'](x + self.dr(layer['f2'](coarse(F.gelu(layer['f1'](coarse(x)))))))
        return x

    def forward(self, pieces, cases, mask, pool):
        length = pieces.shape[1]
        x = self.dr(self.ln(self.we(pieces) + self.pe.weight[:length] + self.te + self.ce(cases)))
        x = self.layered(x, mask)
        words = pool @ x
        pairs = torch.cat([words[:, :-1], words[:, 1:]], -1)
        inner = F.gelu(self.g1(coarse(pairs)))
        return self.wh(self.dr(coarse(words[:, 1:-1]))), self.gh(self.dr(coarse(inner)))


def pieces_of(word, known={}):
    if word not in known:
        pieces = []
        for part in re.findall(r'[a-z0-9]+|[^\sa-z0-9]', word.lower()):
            start, own = 0, []
            while start < len(part) and own != [UNKNOWN]:
                ends = range(len(part), start, -1)
                marked = ['##' * (start > 0) + part[start:end] for end in ends]
                end = next((end for end, piece in zip(ends, marked) if piece in VOCABULARY), None)
                own = [*own, VOCABULARY['##' * (start > 0) + part[start:end]]] if end else [UNKNOWN]
                start = end or start
            pieces += own
        known[word] = pieces[:MOST_PIECES] or [UNKNOWN]
    return known[word]


def case_of(word, is_first):
    if not word[:1].isupper():
        return 0
    return 3 if len(word) > 1 and word.isupper() else 1 if is_first else 2


def encoded(words):
    """The pieces, how each is written, and to which word it belongs."""
    rows = [(BEGIN, 0, 0)]
    for at, word in enumerate(words):
        rows += [(piece, case_of(word, at == 0), at + 1) for piece in pieces_of(word)]
    return [*rows, (END, 0, len(words) + 1)]


def batched(sentences):
    length, most = max(len(rows) for rows in sentences), max(rows[-1][2] for rows in sentences) + 1
    pieces = torch.zeros(len(sentences), length, dtype=torch.long)
    cases, mask = torch.zeros_like(pieces), torch.zeros(len(sentences), length, dtype=torch.bool)
    pool = torch.zeros(len(sentences), most, length)
    for at, rows in enumerate(sentences):
        counts = collections.Counter(word for _, _, word in rows)
        for place, (piece, case, word) in enumerate(rows):
            pieces[at, place], cases[at, place], mask[at, place] = piece, case, True
            pool[at, word, place] = 1 / counts[word]
    return pieces, cases, mask, pool


def batches(rows, length_of, size, chunk):
    """In a new order, those of about one length together."""
    random.shuffle(rows)
    found = []
    for start in range(0, len(rows), size * chunk):
        near = sorted(rows[start : start + size * chunk], key=length_of)
        own = [near[at : at + size] for at in range(0, len(near), size)]
        random.shuffle(own)
        found += own
    return found
