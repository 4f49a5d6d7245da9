# Ratings and seasons.

rating-off = This server keeps no ratings.
rating-not-here = Games like this one are not rated.
rating-too-late = A game can be rated only if you say so before your third decision.
