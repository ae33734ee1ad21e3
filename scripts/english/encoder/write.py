"""Writes what was learnt as english/encoder reads it: write.py LEARNT OUT"""
import json
import struct
import sys

import numpy as np
import torch

from network import LAYERS, VOCABULARY

ALIGNED = 16


def steps_of(rows):
    steps = np.abs(rows).max(1) / 127
    steps[steps == 0] = 1
    return steps


def in_bytes(rows):
    return np.round(rows / steps_of(rows)[:, None]).astype(np.int8).tobytes()


def floats(numbers):
    return numbers.astype('<f4').tobytes()


def main(learnt, out):
    own = torch.load(learnt)
    net = {name: values.numpy() for name, values in own['net'].items()}
    linear = lambda name: (
        in_bytes(net[f'{name}.weight']) + floats(steps_of(net[f'{name}.weight'])) + floats(net[f'{name}.bias'])
    )
    norm = lambda name: floats(net[f'{name}.weight']) + floats(net[f'{name}.bias'])
    layers = norm('ln')
    for at in range(LAYERS):
        of = f'layers.{at}.'
        layers += linear(of + 'qkv') + linear(of + 'o') + norm(of + 'l1')
        layers += linear(of + 'f1') + linear(of + 'f2') + norm(of + 'l2')
    is_plain = lambda piece: all(32 < ord(letter) < 127 for letter in piece) and not piece.startswith('[unused')
    pieces = [piece for piece in sorted(VOCABULARY) if is_plain(piece)]
    rows = net['we.weight'][[VOCABULARY[piece] for piece in pieces]]
    parts = {
        'layers': layers, 'words': linear('wh'), 'inner': linear('g1'), 'gaps': linear('gh'),
        'places': floats(net['pe.weight'] + net['te'][None]), 'cases': floats(net['ce.weight']),
        'scales': floats(steps_of(rows)), 'rows': in_bytes(rows), 'pieces': '\n'.join(pieces).encode(),
    }
    body, places = b'', {}
    for name, part in parts.items():
        places[name] = [len(body), len(part)]
        body += part + b'\0' * (-len(part) % ALIGNED)
    header = {'layers': LAYERS, 'parts': places, 'words': own['WL'], 'gaps': own['GL']}
    head = json.dumps(header, separators=(',', ':')).encode()
    head += b' ' * (-(len(head) + 4) % ALIGNED)
    with open(out, 'wb') as file:
        file.write(struct.pack('<I', len(head)) + head + body)


main(*sys.argv[1:])
