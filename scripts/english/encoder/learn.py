"""Teaches the encoder: learn.py FOLDER OUT [--epochs 3] [--without e,p,q]"""
import argparse
import collections
import json
import os
import random
import time

import torch
import torch.nn.functional as F

from network import Encoder, batched, batches, encoded, pretrained
from texts import STAYS, Forms, label, lower, marked, words_in

UNKNOWN_LABEL = 'X'
SELDOM = 4
BATCH, CHUNK = 64, 40
PLAIN, RIGHT_SHARE = 4_000, 0.35
LONGEST = 69
RATES = (1.2e-4, 1e-3)
OF_HEADS = ('wh', 'g1', 'gh', 'ce')


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('out')
    parser.add_argument('--epochs', type=int, default=3)
    parser.add_argument('--without', default='')
    return parser.parse_args()


def sentences_of(options, forms):
    """(words, labels of words, labels of gaps) of everything that is learnt from."""
    without = set(filter(None, options.without.split(',')))
    pairs = []
    for file, wrong, right in marked('evals/learners'):
        if file[0] not in without:
            pairs += [(wrong, right)] + [(right, right)] * (wrong != right and random.random() < RIGHT_SHARE)
    pairs += [(right if wrong in ('-', '') else wrong, right) for wrong, right in read(options, 'development.json')]
    pairs += [(wrong, right) for file, wrong, right in marked('evals/right-english') if file[0] not in without]
    plain = read(options, 'right.json')
    random.shuffle(plain)
    pairs += [(text, text) for text in plain[:PLAIN]]
    for wrong, right in pairs:
        words = words_in(wrong)
        if 1 < len(words) <= LONGEST:
            yield words, *label(forms, lower(words), lower(words_in(right)))


def read(options, name):
    return json.load(open(os.path.join(options.folder, name)))


def names_in(all_labels):
    counts = collections.Counter(name for labels in all_labels for name in labels)
    return [STAYS, UNKNOWN_LABEL] + [name for name in counts if counts[name] >= SELDOM and name != STAYS]


def padded(labels, length):
    rows = torch.full((len(labels), length), -100)
    for at, own in enumerate(labels):
        rows[at, : len(own)] = torch.tensor(own)
    return rows


def main():
    options = read_options()
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    random.seed(1)
    torch.manual_seed(1)
    sentences = list(sentences_of(options, Forms(options.folder)))
    names = names_in(words for _, words, _ in sentences), names_in(gaps for _, _, gaps in sentences)
    network = Encoder(*map(len, names))
    network.begin(pretrained())
    network.we.weight.requires_grad_(False)
    numbers = [{name: at for at, name in enumerate(own)} for own in names]
    number = lambda labels, of: [numbers[of].get(name, 1) for name in labels]
    learnt = [(encoded(words), number(own, 0), number(gaps, 1)) for words, own, gaps in sentences]
    heads = [own for name, own in network.named_parameters() if name[:2] in OF_HEADS]
    rest = [own for name, own in network.named_parameters() if name[:2] not in (*OF_HEADS, 'we')]
    optimiser = torch.optim.AdamW([{'params': rest}, {'params': heads}], weight_decay=0.01)
    steps, step, began = options.epochs * (len(learnt) // BATCH), 0, time.time()
    for epoch in range(options.epochs):
        network.train()
        for at, batch in enumerate(batches(learnt, lambda one: len(one[0]), BATCH, CHUNK)):
            share = min(1, (step + 1) / 200) * max(0.02, 1 - step / steps)
            for group, rate in zip(optimiser.param_groups, RATES):
                group['lr'] = rate * share
            words, gaps = network(*batched([rows for rows, _, _ in batch]))
            wanted = padded([own for _, own, _ in batch], words.shape[1]), padded([own for _, _, own in batch], gaps.shape[1])
            loss = sum(F.cross_entropy(found.flatten(0, 1), own.flatten()) for found, own in zip((words, gaps), wanted))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            step += 1
            if at % 100 == 0:
                print(epoch, at, round(loss.item(), 3), f'{time.time() - began:.0f} s', flush=True)
    torch.save({'net': network.state_dict(), 'WL': names[0], 'GL': names[1]}, options.out)


main()
